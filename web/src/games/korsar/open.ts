/** With open eyes: the cards that a seat held, and those of the deck. */

import type { OpenHandOf, OpenPileOf } from "../open";
import { factsOf, type CardFact } from "./facts";
import { Phrases } from "./phrases";
import { sceneOf } from "./scene";

const nameOf = (card: CardFact, phrases: Phrases): string =>
  [phrases.card(card), card.gold ?? ""].join(" ").trim();

export const openPile: OpenPileOf = ({ cards }, view, words) => {
  const scene = sceneOf(view);
  const phrases = scene && new Phrases(words, scene);
  return {
    name: words.say("replay-deck"),
    cards: phrases === null ? [] : (cards as CardFact[]).map((card) => nameOf(card, phrases)),
  };
};

export const openHand: OpenHandOf = (view, words) => {
  const scene = sceneOf(view);
  const hand = factsOf(view)?.hand ?? [];
  if (scene === null || hand.length === 0) return [];
  const phrases = new Phrases(words, scene);
  return [
    hand.map((card) => {
      const name = nameOf(card, phrases);
      return card.copies > 1 ? words.say("replay-copies", { name, copies: card.copies }) : name;
    }),
  ];
};
