/** Which sign stands for what: a colour's flag device and captain, a ship's rig, a side's beast. */

import type { SeatInfo } from "../../wire";
import type { Colour, Kind } from "./facts";

export type Device = "hourglass" | "cutlasses" | "anchor" | "palm";
export type Captain = "teach" | "olonnais" | "bonny" | "morgan";
export type Beast = "whale" | "turtle" | "octopus" | "crab" | "nautilus" | "seahorse";

/** The four places of a palette keep their sign whatever the colours are called. */
const DEVICES: Record<Colour, Device> = {
  yellow: "hourglass",
  black: "hourglass",
  gold: "hourglass",
  red: "cutlasses",
  purple: "cutlasses",
  blue: "anchor",
  green: "palm",
};

const CAPTAINS: Record<Device, Captain> = {
  hourglass: "teach",
  cutlasses: "olonnais",
  anchor: "bonny",
  palm: "morgan",
};

export const deviceOf = (colour: Colour): Device => DEVICES[colour];
export const captainOf = (colour: Colour): Captain => CAPTAINS[DEVICES[colour]];

/** The drawing of a character: a captain's portrait by colour, else the Admiral's. */
export function portraitOf(kind: Kind, colour: Colour | null | undefined): string {
  return kind === "captain" && colour ? `portrait-${captainOf(colour)}` : "portrait-admiral";
}

/** Where the masthead stands in each rig's drawing (viewBox -4 -22 148 140). */
export const MASTHEADS: Record<number, readonly [x: number, y: number]> = {
  2: [70, 34],
  3: [76, 26],
  4: [88, 22],
  5: [48, 17],
  6: [64, 11],
  7: [66, 7],
  8: [68, 1],
};

const BEASTS: readonly Beast[] = ["whale", "turtle", "octopus", "crab", "nautilus", "seahorse"];

/**
 * The beast of each side. A person's token names one (1 whale … 5 nautilus); a token that has none, or whose beast
 * is taken, gets the first free one. In a team the first partner's token counts.
 */
export function beastsOf(seats: readonly SeatInfo[]): Map<number, Beast> {
  const beasts = new Map<number, Beast>();
  const firsts = seats.filter((seat) => seat.seat === seat.side);
  for (const { side, token } of firsts) {
    const wanted = BEASTS.slice(0, 5)[token - 1];
    if (wanted && ![...beasts.values()].includes(wanted)) beasts.set(side, wanted);
  }
  for (const { side } of firsts) {
    if (!beasts.has(side)) beasts.set(side, firstFree(beasts));
  }
  return beasts;
}

function firstFree(beasts: ReadonlyMap<number, Beast>): Beast {
  const taken = [...beasts.values()];
  return BEASTS.find((beast) => !taken.includes(beast)) ?? "seahorse";
}
