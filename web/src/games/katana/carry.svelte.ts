/** Carrying a card to a seat, or into the middle of the table if it takes no target. */

import { Carry, type Carrying } from "../carry.svelte";
import type { Held } from "./hand";
import type { Play } from "./play.svelte";

export const carry = new Carry<Held>();

export const carrying = (play: Play): Carrying<Held> => ({
  may: () => play.yours,
  lift: play.lift,
  lay: (drop) => drop !== null && play.lay(drop === "table" ? null : Number(drop)),
  putBack: play.putBack,
});
