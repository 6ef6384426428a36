/** All cards of a half-day turned up together: what is shown, from the events that came with a view. */

import type { News } from "../news";
import type { ActionCode, Half } from "./facts";
import { PLACES, type Place } from "./signs";

export interface Revealed {
  half: Half;
  weekday: string;
  cards: { seat: number; action: ActionCode }[];
}

/** The half-day that has just begun; null if none has. */
export function revealedBy(news: News): Revealed | null {
  const half = news.last("half");
  if (!half) return null;
  const after = news.sentences.slice(news.sentences.lastIndexOf(half) + 1);
  const cards = after
    .filter(({ id }) => id === "keylargo-event-turned")
    .map(({ args, seats }) => ({ seat: seats["seat"]!, action: args["action"] as ActionCode }));
  return { half: half.args["half"] as Half, weekday: String(half.args["weekday"]), cards };
}

/** How many boats will be at each place to which more than one goes: there the prices change. */
export function crowds({ cards }: Revealed): { place: Place; boats: number }[] {
  return PLACES.map((place) => ({
    place,
    boats: cards.filter(({ action }) => action === place).length,
  })).filter(({ boats }) => boats > 1);
}
