/** With open eyes: what a game calls the things that a seat had and the others did not see. */

import type { TableWords } from "../words";
import type { View } from "../wire";

/** Its things in words, a group a line; `view` is that seat's. `games/<name>/open.ts` exports it as `openHand`. */
export type OpenHandOf = (view: View, words: TableWords) => string[][];

/** A pile that nobody saw, in words: its name, and its cards, the next to be drawn first. */
export type OpenPileOf = (pile: Pile, view: View, words: TableWords) => { name: string; cards: string[] };

/** As the server tells it: a name, and cards as the game's facts have them. */
export interface Pile {
  pile: string;
  cards: unknown[];
}

export interface OpenWords {
  openHand: OpenHandOf;
  openPile: OpenPileOf;
}

const games = import.meta.glob<OpenWords>("./*/open.ts");

/** The game's own words for it; null where it has none. */
export async function loadOpenWords(game: string): Promise<OpenWords | null> {
  return (await games[`./${game}/open.ts`]?.()) ?? null;
}
