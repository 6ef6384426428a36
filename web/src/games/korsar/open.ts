/** With open eyes: the cards that a seat held. */

import type { OpenHandOf } from "../open";
import { factsOf } from "./facts";
import { Phrases } from "./phrases";
import { sceneOf } from "./scene";

export const openHand: OpenHandOf = (view, words) => {
  const scene = sceneOf(view);
  const hand = factsOf(view)?.hand ?? [];
  if (scene === null || hand.length === 0) return [];
  const phrases = new Phrases(words, scene);
  return [
    hand.map((card) => {
      const name = [phrases.card(card), card.gold ?? ""].join(" ").trim();
      return card.copies > 1 ? words.say("replay-copies", { name, copies: card.copies }) : name;
    }),
  ];
};
