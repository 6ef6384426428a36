/** With open eyes: the day that a seat had planned, its treasures and its encounters. */

import type { OpenHandOf } from "../open";
import { factsOf } from "./facts";
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
