/** What a seat is doing now, as plaques and the order of the day tell it. */

import type { ActionCode, Facts } from "./facts";
import { ACTION_ICONS, type IconName } from "./signs";

export interface Standing {
  icon: IconName | null;
  /** choosing, ready · wreck, moored, a port · to-…: the action that its card says, before its boat has left. */
  at:
    "choosing" | "ready" | "waiting" | "wreck" | "moored" | Exclude<ActionCode, "dive"> | `to-${ActionCode}`;
  wreck: string;
  /** Its action of this half-day is over. */
  done: boolean;
}

/** The action card that lies open for this half-day. */
export function cardOf({ half, seats }: Facts, seat: number): ActionCode | null {
  return seats[seat]?.turned[half === "morning" ? 0 : 1] ?? null;
}

export function standingOf(facts: Facts, seat: number): Standing {
  const { boat, done, ready } = facts.seats[seat]!;
  const standing = (at: Standing["at"], icon: IconName | null): Standing => ({
    at,
    icon: done ? "check" : icon,
    wreck: boat.wreck ?? "",
    done,
  });
  if (facts.phase === "program") return standing(ready ? "ready" : "choosing", ready ? "check" : null);
  if (boat.at === "moored") return standing("moored", "boat");
  if (boat.at === "wreck") return standing("wreck", "dive");
  if (boat.at !== null) return standing(boat.at, ACTION_ICONS[boat.at]);
  const card = cardOf(facts, seat);
  return card === null ? standing("waiting", null) : standing(`to-${card}`, ACTION_ICONS[card]);
}
