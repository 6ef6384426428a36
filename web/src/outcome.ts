/** The end of a game, read from its facts where they tell it: `over` with scores and winners by seat. */

import type { LogEntry, View } from "./wire";

export interface ResultLine {
  seats: number[];
  score: number;
  winner: boolean;
}

interface Over {
  scores: number[];
  winners: number[];
}

/** Whether the house ended the table before the game was over. */
export const wasClosed = (log: readonly LogEntry[]): boolean =>
  log.some(({ sentence }) => sentence.id === "table-closed");

function overOf(facts: View["facts"]): Over | null {
  const over = facts?.["over"] as Partial<Over> | null | undefined;
  return over && Array.isArray(over.scores) && Array.isArray(over.winners) ? (over as Over) : null;
}

/** One line a side, the best first; null where the game does not say. */
export function resultOf(view: View): ResultLine[] | null {
  const over = overOf(view.facts);
  if (view.table.status !== "over" || over === null) return null;
  const sides = new Map<number, ResultLine>();
  for (const { seat, side } of view.table.seats) {
    const winner = over.winners.includes(seat) || over.winners.includes(side);
    const line = sides.get(side);
    if (line) line.seats.push(seat);
    else sides.set(side, { seats: [seat], score: over.scores[seat] ?? 0, winner });
  }
  return [...sides.values()].sort((a, b) => b.score - a.score);
}
