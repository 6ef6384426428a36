/** Battle Cry or Jujutsu, answered seat by seat: a numbered stone each, in the order in which they answer (KA 3.8). */

import type { CallFact } from "./facts";

export type StoneState = "given" | "asked" | "waiting" | "harmless" | "chiyome";

export interface Stone {
  seat: number;
  /** Its place in the order; null for who is skipped. */
  number: number | null;
  state: StoneState;
}

/** All seats but the caller's: first those that answer, then those that the call skips. */
export function stonesOf({ order, skipped }: CallFact): Stone[] {
  return [
    ...order.map(({ seat, answer }, n) => ({ seat, number: n + 1, state: answer })),
    ...skipped.map(({ seat, why }) => ({ seat, number: null, state: why })),
  ];
}

export const stoneOf = (call: CallFact, seat: number): Stone | null =>
  stonesOf(call).find((stone) => stone.seat === seat) ?? null;
