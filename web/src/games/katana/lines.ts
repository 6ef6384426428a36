/** The list of all that can be done, arranged: what is done with one card is one line; what answers a question, each its own. */

import type { Offer } from "../../wire";
import { cardOf, deedOf } from "./deeds";
import type { Card } from "./facts";

export interface Line {
  key: string;
  card: Card | null;
  /** Several: the line takes the card up, and its targets are the next list. */
  offers: Offer[];
  /** To take the wound, to lose the honour: what bears the number 0. */
  declines: boolean;
}

const declines = (offer: Offer): boolean => ["suffer", "lose_honour"].includes(deedOf(offer).type);

function keyOf(offer: Offer): string {
  const deed = deedOf(offer);
  const answers = deed.type === "parry" || deed.type === "discard";
  return answers ? offer.text : (cardOf(offer) ?? offer.text);
}

/** In the order in which they came, without the end of the phase, which has its own button. With a card taken up,
 * what can be done with it. */
export function linesOf(offers: readonly Offer[], chosen: Card | null): Line[] {
  const lines = new Map<string, Line>();
  for (const offer of offers) {
    const card = cardOf(offer);
    if (deedOf(offer).type === "end" || (chosen !== null && card !== chosen)) continue;
    const key = chosen === null ? keyOf(offer) : offer.text;
    const line = lines.get(key);
    if (line) line.offers.push(offer);
    else lines.set(key, { key, card, offers: [offer], declines: declines(offer) });
  }
  return [...lines.values()].toSorted((a, b) => Number(a.declines) - Number(b.declines));
}

/** The number that chooses this line. */
export const numberOf = ({ declines }: Line, n: number): number => (declines ? 0 : n + 1);
