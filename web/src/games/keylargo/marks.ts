/** Where the board shows an action: a wreck, a place on the island, or a boat's own card. */

import type { PlacesOf } from "../marks";
import { deedOf, type DeedType } from "./deeds";
import type { Place } from "./signs";

const PLACE: Partial<Record<DeedType, Place>> = {
  hire: "bar",
  pay_round: "bar",
  look_at: "bar",
  drunkard: "bar",
  buy: "shop",
  sell: "market",
  sell_extra: "market",
  sell_as: "market",
};
const GOAL: Record<string, Place> = { bar: "bar", shop: "shop", market: "market", dolphins: "dolphins" };

export const placesOf: PlacesOf = (fields) => {
  const deed = deedOf({ fields });
  const at = (place: Place | undefined): string[] => (place ? [`[data-place="${place}"]`] : []);
  if (deed.type === "dive") return [`[data-wreck="${deed.wreck}"]`];
  if (deed.type === "rob") return [`[data-seat="${deed.seat}"]`];
  if (deed.type === "program") return [deed.morning, deed.afternoon].flatMap((goal) => at(GOAL[goal]));
  return at(PLACE[deed.type]);
};
