/** With open eyes: the day that a seat had planned, its treasures and its encounters; and what lay in the wrecks. */

import type { OpenHandOf, OpenPileOf } from "../open";
import { factsOf, type CardFact } from "./facts";
import { Phrases } from "./phrases";

export const openHand: OpenHandOf = (view, words) => {
  const you = factsOf(view)?.you;
  if (!you) return [];
  const phrases = new Phrases(words, view);
  return [
    (you.program ?? []).map(phrases.action),
    you.hand.map(phrases.treasureLabel),
    you.encounters.map(phrases.encounter),
  ].filter((group) => group.length > 0);
};

export const openPile: OpenPileOf = ({ pile, cards }, view, words) => {
  const phrases = new Phrases(words, view);
  return {
    name: words.say("keylargo-view-pile", { pile }),
    cards:
      pile === "encounters"
        ? (cards as string[]).map(phrases.encounter)
        : (cards as CardFact[]).map(phrases.treasureLabel),
  };
};
