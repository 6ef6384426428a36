/** The time left to decide, counted on from what the server last said: what this device's own clock shows is nothing. */

import type { TimeLeft } from "./wire";

/** What the server said, and when it came, in milliseconds of this page. */
export interface TimeTold {
  at: number;
  spans: readonly TimeLeft[];
}

export interface Remaining {
  seat: number;
  seconds: number;
  /** Of all the time that a decision has: 1 at its beginning, 0 when it is up. */
  share: number;
  /** Whether it passes; it stands still while nobody could play. */
  running: boolean;
  /** Whether it is the viewer who is waited for. */
  mine: boolean;
}

/** One's own time, else that of whoever has least, where it runs if it does for anybody; null without a clock. */
export function remaining(told: TimeTold, now: number, clock: number, you: number | null): Remaining | null {
  const spans = [...told.spans].sort(
    (a, b) => Number(b.running) - Number(a.running) || a.seconds - b.seconds,
  );
  const span = spans.find((each) => each.seat === you) ?? spans[0];
  if (span === undefined) return null;
  const { seat, running } = span;
  const passed = running ? Math.max(0, now - told.at) / 1000 : 0;
  const seconds = Math.max(0, span.seconds - passed);
  return { seat, seconds, share: Math.min(1, seconds / clock), running, mine: seat === you };
}

/** What is shown of it goes by steps, so that nothing ticks: by ten seconds, and by five of the last thirty. */
export function stepped(seconds: number): number {
  const step = seconds > 30 ? 10 : 5;
  return Math.ceil(seconds / step) * step;
}

/** "1:50". */
export function figure(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Said at once, where half of the time is said in its turn. */
export const LAST = 10;

/** The seconds left that are to be said now: half of the time, and the last ten. */
export function spokenAt(before: number, now: number, clock: number): number | null {
  const passed = (mark: number): boolean => before > mark && now <= mark;
  if (passed(LAST)) return LAST;
  const half = clock / 2;
  return half > LAST && passed(half) ? half : null;
}
