/** The end of the game, counted out side by side, the best first. */

import type { Over } from "./facts";
import type { Play } from "./play.svelte";
import type { Scene, Side } from "./scene";

export interface Result {
  side: Side;
  /** 1 for the best; equal scores share a place. */
  place: number;
  winner: boolean;
  score: number;
  loot: number;
  /** Gold of the ships taken during the game, in order. */
  taken: number[];
  /** Gold of those taken in the final collection. */
  final: number[];
  /** Gold of ships still in hand. */
  left: number[];
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

export function resultsOf({ facts, near, opponents }: Scene, over: Over): Result[] {
  const lines = [near, ...opponents].map((side) => {
    const of = (figures: readonly number[][]) => side.seats.flatMap((seat) => figures[seat] ?? []);
    const taken = side.seats.flatMap((seat) => {
      const all = facts.taken[seat] ?? [];
      return all.slice(0, all.length - (over.final[seat]?.length ?? 0));
    });
    const final = of(over.final);
    return {
      side,
      winner: side.seats.some((seat) => over.winners.includes(seat)),
      score: over.scores[side.side] ?? 0,
      loot: sum(taken) + sum(final),
      taken,
      final,
      left: of(over.in_hand),
    };
  });
  lines.sort((a, b) => b.score - a.score);
  return lines.map((line) => ({
    ...line,
    place: 1 + lines.filter((other) => other.score > line.score).length,
  }));
}

/** "Vous l’emportez, 27 à 23". */
export function endTitle(play: Play): string {
  const over = play.over;
  if (!over) return "";
  const results = resultsOf(play.scene, over);
  const winners = results.filter((line) => line.winner);
  const best = winners[0];
  if (!best) return "";
  const args = { mine: best.score, next: results.find((line) => !line.winner)?.score ?? best.score };
  if (winners.length > 1) {
    const names = play.phrases.sides(winners.map((line) => line.side));
    return play.say("korsar-view-end-shared", { ...args, winners: names });
  }
  if (best.side.mine)
    return play.say(play.scene.teams ? "korsar-view-end-won-team" : "korsar-view-end-won", args);
  return play.say("korsar-view-end-lost", { ...args, ...play.phrases.sideArgs(best.side) });
}
