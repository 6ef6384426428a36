/** What a seat has done to the others all game long, and how often. */

import type { Deeds } from "./facts";

export const ACTS = ["attacked", "wounded", "defeated", "spared", "hindered", "helped"] as const;
export type Act = (typeof ACTS)[number];

export interface Done {
  act: Act;
  /** To whom, the most often first. */
  to: { seat: number; n: number }[];
}

/** Only what has happened, in the order of ACTS. */
export function actsOf(deeds: Deeds, by: number): Done[] {
  return ACTS.map((act) => ({ act, to: doneTo(deeds[act][by] ?? []) })).filter(({ to }) => to.length > 0);
}

function doneTo(counts: readonly number[]): Done["to"] {
  return counts
    .map((n, seat) => ({ seat, n }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
}
