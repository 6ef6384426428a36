/** Carrying a card to a ship, to sea or to the discard pile. */

import { Carry, type Carrying } from "../carry.svelte";
import type { HandCard, Target } from "./cards";
import type { Play } from "./play.svelte";

export const carry = new Carry<HandCard>();

export const carrying = (play: Play): Carrying<HandCard> => ({
  may: () => play.yours,
  lift: play.hold,
  lay: (drop) => drop !== null && play.aim(targetOf(drop)),
  putBack: play.putBack,
});

function targetOf(drop: string): Target {
  return drop === "sea" || drop === "discard" ? drop : Number(drop.replace("ship:", ""));
}
