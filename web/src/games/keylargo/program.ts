/** Laying down two cards: tap one for the morning, one for the afternoon; tap it again to take it back. */

import type { ActionCode, Half } from "./facts";

export interface Choice {
  morning: ActionCode | null;
  afternoon: ActionCode | null;
}

export const NOTHING: Choice = { morning: null, afternoon: null };

/** The half-day that an action is laid down for. */
export function halfOf(choice: Choice, action: ActionCode): Half | null {
  if (choice.morning === action) return "morning";
  return choice.afternoon === action ? "afternoon" : null;
}

/** After a tap on a card: it is taken back, fills the first free half-day, or takes the afternoon's place. */
export function touched(choice: Choice, action: ActionCode): Choice {
  const half = halfOf(choice, action);
  if (half !== null) return { ...choice, [half]: null };
  return choice.morning === null ? { ...choice, morning: action } : { ...choice, afternoon: action };
}

/** Without the card that was laid down last. */
export function takenBack(choice: Choice): Choice {
  return choice.afternoon !== null ? { ...choice, afternoon: null } : NOTHING;
}

/** How many cards are still to be laid down. */
export function missing({ morning, afternoon }: Choice): number {
  return Number(morning === null) + Number(afternoon === null);
}
