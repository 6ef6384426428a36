/** With open eyes: what a game calls the things that a seat had and the others did not see. */

import type { TableWords } from "../words";
import type { View } from "../wire";

/** Its things in words, a group a line; `view` is that seat's. `games/<name>/open.ts` exports it as `openHand`. */
export type OpenHandOf = (view: View, words: TableWords) => string[][];

const games = import.meta.glob<{ openHand: OpenHandOf }>("./*/open.ts");

/** The game's own words for it; null where it has none. */
export async function loadOpenHand(game: string): Promise<OpenHandOf | null> {
  const load = games[`./${game}/open.ts`];
  return load ? (await load()).openHand : null;
}
