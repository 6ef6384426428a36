/** With open eyes: a seat's role and the cards that it held, and those of the deck. */

import type { OpenHandOf, OpenPileOf } from "../open";
import { factsOf, type CardFact } from "./facts";
import { Phrases } from "./phrases";

export const openHand: OpenHandOf = (view, words) => {
  const facts = factsOf(view);
  if (!facts?.you || view.you === null) return [];
  const phrases = new Phrases(words, view);
  const role = facts.seats[view.you]?.role;
  const hand = facts.you.hand.map(({ card, copies }) => {
    const name = phrases.card(card);
    return copies > 1 ? words.say("replay-copies", { name, copies }) : name;
  });
  return [role ? [phrases.role(role.role)] : [], hand].filter((group) => group.length > 0);
};

export const openPile: OpenPileOf = ({ cards }, view, words) => {
  const phrases = new Phrases(words, view);
  return {
    name: words.say("replay-deck"),
    cards: (cards as CardFact[]).map(({ card }) => phrases.card(card)),
  };
};
