/** The time left to decide, counted on from what the server last said: what this device's own clock shows is nothing. */

import type { Pace, TimeLeft } from "./wire";

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

const HOUR = 3600;
const DAY = 86_400;

export const NO_PACE: Pace = { clock: 0, bank: 0, days: 0 };

/** The pace of a table, or of anything else that has one. */
export const paceOf = ({ clock, bank, days }: Pace): Pace => ({ clock, bank, days });

export const isTimed = ({ clock, bank, days }: Pace): boolean => clock > 0 || bank > 0 || days > 0;

export const isSamePace = (one: Pace, other: Pace): boolean =>
  one.clock === other.clock && one.bank === other.bank && one.days === other.days;

/** The most seconds that a decision can have, as long as nothing of a bank was gained. */
export const fullTime = ({ clock, bank, days }: Pace): number => days * DAY + bank + clock;

/** One's own time, else that of whoever has least, where it runs if it does for anybody; null without a clock. */
export function remaining(told: TimeTold, now: number, pace: Pace, you: number | null): Remaining | null {
  const spans = [...told.spans].sort(
    (a, b) => Number(b.running) - Number(a.running) || a.seconds - b.seconds,
  );
  const span = spans.find((each) => each.seat === you) ?? spans[0];
  if (span === undefined) return null;
  const { seat, running } = span;
  const passed = running ? Math.max(0, now - told.at) / 1000 : 0;
  const seconds = Math.max(0, span.seconds - passed);
  return { seat, seconds, share: Math.min(1, seconds / fullTime(pace)), running, mine: seat === you };
}

/**
 * What is shown of it goes by steps, so that nothing ticks: by hours, below two by minutes, below ten minutes by ten
 * seconds, and by five of the last thirty.
 */
export function stepped(seconds: number): number {
  const step = seconds > 2 * HOUR ? HOUR : seconds > 600 ? 60 : seconds > 30 ? 10 : 5;
  return Math.ceil(seconds / step) * step;
}

/** A time in the parts that the catalogue's `page-time-left` takes. */
export function timeParts(seconds: number): {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
} {
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / 60),
    seconds: seconds % 60,
  };
}

/** What is shown in the bar, as a message: "1:50", "47 h", "2 days". */
export function figure(seconds: number): { id: string; args: Record<string, number | string> } {
  const { minutes, seconds: rest } = timeParts(seconds);
  if (seconds >= 2 * DAY) return { id: "page-time-days", args: { days: Math.floor(seconds / DAY) } };
  if (seconds >= 2 * HOUR) return { id: "page-time-hours", args: { hours: Math.floor(seconds / HOUR) } };
  const whole = Math.floor(seconds / HOUR) * 60 + minutes;
  return { id: "page-time-figure", args: { minutes: String(whole), seconds: String(rest).padStart(2, "0") } };
}

/** Said at once, where half of the time is said in its turn. */
export const LAST = 10;

/** The seconds left that are to be said now: half of the time, and the last ten. `clock`: all of it, 0 for no half. */
export function spokenAt(before: number, now: number, clock: number): number | null {
  const passed = (mark: number): boolean => before > mark && now <= mark;
  if (passed(LAST)) return LAST;
  const half = clock / 2;
  return half > LAST && passed(half) ? half : null;
}
