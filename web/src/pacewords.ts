/** A pace in words. */

import { say } from "./language.svelte";
import { timeParts } from "./timeleft";
import type { Pace } from "./wire";

export const KINDS = ["none", "decision", "bank", "days"] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf({ clock, bank, days }: Pace): Kind {
  if (days > 0) return "days";
  if (bank > 0) return "bank";
  return clock > 0 ? "decision" : "none";
}

const spelled = (seconds: number): string => say("page-time-left", timeParts(seconds));

/** Short, for a button: "30 s", "10 min + 15 s", "3 days". */
export function paceShort({ clock, bank, days }: Pace): string {
  if (days > 0) return say("page-pace-in-days", { days });
  return bank > 0 ? say("page-pace-in-bank", { bank: spelled(bank), clock: spelled(clock) }) : spelled(clock);
}

/** As a table says what its time is. */
export function paceNamed(pace: Pace): string {
  return say(`page-pace-named-${kindOf(pace)}`, {
    days: pace.days,
    bank: spelled(pace.bank),
    clock: spelled(pace.clock),
  });
}
