/** A seat's sign as its game's table draws it: what stands beside a name wherever that table is looked back at. */

import { getContext, setContext, type Component } from "svelte";
import type { View } from "../wire";

/** `games/<name>/SeatSign.svelte`; `size` is its width in pixels. */
export interface SignProps {
  view: View;
  seat: number;
  size: number;
}

export interface Signs {
  readonly view: View;
  /** Null where the game has none of its own, and a person's token stands for the seat. */
  readonly own: Component<SignProps> | null;
}

const SIGNS = Symbol("signs");
const games = import.meta.glob<{ default: Component<SignProps> }>("./*/SeatSign.svelte");

export async function loadSign(game: string): Promise<Component<SignProps> | null> {
  return (await games[`./${game}/SeatSign.svelte`]?.())?.default ?? null;
}

export const provideSigns = (signs: Signs): Signs => setContext(SIGNS, signs);
export const useSigns = (): Signs => getContext<Signs>(SIGNS);
