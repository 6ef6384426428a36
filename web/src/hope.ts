/** What seats could hope for in the course of a game, as lines: games won of a hundred, over the moves. */

import type { Point } from "./linegraph";
import type { Analysis, CostlyDecision, LogEntry, SeatAnalysis, TurningPoint } from "./wire";

/** By the numbers of the log's rows: before and after each own decision; and the result, once all of them are judged. */
export function lineOf(seat: SeatAnalysis, end: number): Point[] {
  const points = seat.expectations.flatMap(({ moment, decided, before, after }) => [
    { at: moment, value: before },
    { at: decided, value: after },
  ]);
  return points.length > 0 && seat.came !== null ? [...points, { at: end, value: seat.result }] : points;
}

export interface Part {
  name: "fair" | "deal" | "own" | "came";
  points: number;
  /** Where its bar begins and how long it is, in parts of a hundred of the whole width. */
  from: number;
  width: number;
}

/** What the result is made of, each part going on where the one before it ends; none until all is judged. */
export function partsOf(seat: SeatAnalysis): Part[] {
  const { fair, deal, own, came } = seat;
  if (deal === null || own === null || came === null) return [];
  const named = { fair, deal, own, came };
  const ends = [0];
  for (const points of Object.values(named)) ends.push((ends.at(-1) ?? 0) + points);
  const low = Math.min(...ends);
  const span = Math.max(100, ...ends) - low;
  return (Object.keys(named) as Part["name"][]).map((name, n) => {
    const [from, to] = [ends[n] ?? 0, ends[n + 1] ?? 0];
    return {
      name,
      points: named[name],
      from: ((Math.min(from, to) - low) / span) * 100,
      width: (Math.abs(to - from) / span) * 100,
    };
  });
}

export interface WeighedDecision {
  seat: number;
  decision: CostlyDecision;
}

/** The dear decision that was to be made at this moment, if there was one. */
export function weighedAt(analysis: Analysis | null, moment: number): WeighedDecision | null {
  for (const { seat, costly } of analysis?.seats ?? []) {
    const decision = costly.find((each) => each.moment === moment);
    if (decision) return { seat, decision };
  }
  return null;
}

/** How many decisions are weighed, and of how many. */
export function progressOf({ seats }: Analysis): { done: number; all: number } {
  return {
    done: seats.reduce((sum, seat) => sum + seat.judged, 0),
    all: seats.reduce((sum, seat) => sum + seat.decisions, 0),
  };
}

/** The kinds of a game's log entries that bring somebody something, each with the argument that says how much. */
export type Deeds = Record<string, string | null>;

/** Those entries that brought most, in the order of the game; then, and where nothing says how much, the last ones. */
export function deedsIn(log: readonly LogEntry[], deeds: Deeds, most: number): LogEntry[] {
  const found = log.filter(({ sentence }) => sentence.id in deeds);
  const worth = ({ sentence }: LogEntry): number => {
    const key = deeds[sentence.id];
    return key ? Number(sentence.args[key] ?? 0) : 0;
  };
  const ranked = found
    .map((entry, n) => ({ entry, n }))
    .sort((a, b) => (worth(b.entry) === worth(a.entry) ? b.n - a.n : worth(b.entry) - worth(a.entry)));
  return ranked
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
    .map(({ entry }) => entry);
}

/** What the log says of a turning point: the decision itself, or what came before the position. */
export function tellingOf(
  turn: TurningPoint,
  seat: SeatAnalysis | undefined,
  log: readonly LogEntry[],
  deeds: Deeds,
): LogEntry[] {
  if (turn.own) {
    const decided = seat?.expectations.find((each) => each.moment === turn.moment)?.decided;
    return log.filter(({ seq }) => seq === decided).slice(0, 1);
  }
  const came = log.filter(({ seq }) => seq > turn.since && seq <= turn.moment);
  const telling = deedsIn(came, deeds, 2);
  return telling.length > 0 ? telling : came.slice(-2);
}
