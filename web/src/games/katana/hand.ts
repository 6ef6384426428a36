/** The hand, card by card: the table tells how many copies there are of each. */

import type { CardFact, HandCard } from "./facts";

/** One card in hand; copies of it differ in their key alone ("parry.0", "parry.1"). */
export interface Held extends CardFact {
  key: string;
}

export function spread(hand: readonly HandCard[]): Held[] {
  return hand.flatMap(({ copies, ...card }) =>
    Array.from({ length: copies }, (_, n) => ({ ...card, key: `${card.card}.${n}` })),
  );
}
