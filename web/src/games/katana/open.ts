/** With open eyes: a seat's role and the cards that it held. */

import type { OpenHandOf } from "../open";
import { factsOf } from "./facts";
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
