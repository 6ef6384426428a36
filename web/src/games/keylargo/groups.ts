/** The list of actions, arranged: what belongs together is one line that opens. */

import type { Offer } from "../../wire";
import { deedOf, type Deed } from "./deeds";

export interface Group {
  /** What its offers have in common; the offer's own text where it stands alone. */
  key: string;
  /** Any of its deeds, to name the group by. */
  deed: Deed;
  offers: Offer[];
}

function keyOf(offer: Offer): string {
  const deed = deedOf(offer);
  switch (deed.type) {
    case "program":
      return `program ${deed.morning}`;
    case "rob":
      return `rob ${deed.seat}`;
    case "buy":
      return `buy ${deed.item}`;
    case "sell_as":
      return `sell_as ${deed.kind}`;
    case "use_weight":
      return `use_weight ${deed.carrier}`;
    case "pay_round":
    case "look_at":
    case "drunkard":
      return deed.type;
    default:
      return offer.text;
  }
}

/** In the order in which they came; a group of one is its offer. */
export function groupsOf(offers: readonly Offer[]): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const key = keyOf(offer);
    const group = groups.get(key);
    if (group) group.offers.push(offer);
    else groups.set(key, { key, deed: deedOf(offer), offers: [offer] });
  }
  return [...groups.values()];
}
