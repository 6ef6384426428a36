/** Encounter cards (KL 1.11): the place each is played at, and the paragraph of the rules about it. */

import type { Offer, Refusal } from "../../wire";
import { is, type DeedType } from "./deeds";
import type { ActionName } from "./signs";

const AT: Record<ActionName, readonly string[]> = {
  dive: ["volunteer", "hasty_buyer", "old_hand", "saboteur", "watchful_diver"],
  bar: ["tourist_bar", "drunkard", "rookie_diver", "cheap_pickpocket", "inseparable_brothers"],
  dolphins: ["tourist_dolphins", "family"],
  shop: ["tourist_shop", "hose_seller", "trident_seller", "weight_seller", "discounter", "good_pal"],
  market: ["tourist_market", "easy_mark", "trafficker", "jeweller", "gold_prospector"],
};

/** Cards that name a diver or a wreck: each is played by a deed of its own, where that is chosen. */
const AIMED: Readonly<Record<string, DeedType>> = {
  volunteer: "volunteer",
  saboteur: "sabotage",
  drunkard: "drunkard",
};

export const isAimed = (encounter: string): boolean => encounter in AIMED;

/** Whether an offer or a refusal is about playing this card. */
export function plays(each: Pick<Offer | Refusal, "fields">, encounter: string): boolean {
  const aimed = AIMED[encounter];
  return aimed ? is(each, aimed) : is(each, "play_encounter", { encounter });
}

export function placeOf(encounter: string): ActionName {
  for (const [place, cards] of Object.entries(AT)) if (cards.includes(encounter)) return place as ActionName;
  throw new Error(`${encounter} is no encounter card`);
}

/** `hasty_buyer` is explained at "KL-Hasty-Buyer". */
export function paragraphOf(encounter: string): string {
  const words = encounter.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return ["KL", ...words].join("-");
}
