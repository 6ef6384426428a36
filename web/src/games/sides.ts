/** How those who win together are shown in a graph: where they are no seat and no team, but what the game made of them. */

import type { Component } from "svelte";
import type { View } from "../wire";
import type { TableWords } from "../words";
import type { SignProps } from "./seatsigns";

export interface SideLook {
  name: string;
  /** A colour of the game's dress. */
  hue: string;
  Sign: Component<SignProps>;
}

/** Of the side of a seat; null where the table was closed before it was known. `games/<name>/side.ts` exports it. */
export type SideOf = (view: View, seat: number, words: TableWords) => SideLook | null;

export interface Sides {
  sideOf: SideOf;
}

const games = import.meta.glob<Sides>("./*/side.ts");

/** The game's own; null where every side is shown as its first seat is. */
export async function loadSides(game: string): Promise<SideOf | null> {
  return (await games[`./${game}/side.ts`]?.())?.sideOf ?? null;
}
