/** The end of the game, counted out seat by seat, the best first (KL 2.9). */

import type { CardFact, Over } from "./facts";

export interface Result {
  seat: number;
  /** 1 for the best; equal fortunes share a place. */
  place: number;
  winner: boolean;
  money: number;
  /** What is still in hand, the most valuable first. */
  treasures: CardFact[];
  fortune: number;
}

export function resultsOf(over: Over): Result[] {
  const better = (fortune: number) => over.scores.filter((score) => score > fortune).length;
  return over.scores
    .map((fortune, seat) => ({
      seat,
      fortune,
      place: better(fortune) + 1,
      winner: over.winners.includes(seat),
      money: over.money[seat] ?? 0,
      treasures: (over.treasures[seat] ?? []).toSorted((a, b) => b.value - a.value),
    }))
    .sort((a, b) => a.place - b.place);
}

/** By how much the winners are ahead, and of whom; null where nobody is behind. */
export function leadOf(results: readonly Result[]): { by: number; of: number } | null {
  const first = results[0];
  const next = results.find(({ winner }) => !winner);
  return first && next ? { by: first.fortune - next.fortune, of: next.seat } : null;
}
