import { expect, test } from "vitest";
import { leadOf, resultsOf } from "./ending";
import type { CardFact, Over } from "./facts";

const card = (value: number): CardFact => ({ kind: value, type: "gold", depth: "deep", units: 2, value });

/** KL-S14 */
const TIE: Over = {
  scores: [640, 610, 640],
  winners: [0, 2],
  money: [500, 610, 390],
  treasures: [[card(40), card(100)], [], [card(250)]],
};

test("the best come first, and equal fortunes share a place", () => {
  const results = resultsOf(TIE);
  expect(results.map(({ seat, place, winner }) => [seat, place, winner])).toEqual([
    [0, 1, true],
    [2, 1, true],
    [1, 3, false],
  ]);
  expect(results[0]!.treasures.map(({ value }) => value)).toEqual([100, 40]);
});

test("the lead is over the first who has not won", () => {
  expect(leadOf(resultsOf(TIE))).toEqual({ by: 30, of: 1 });
  expect(leadOf(resultsOf({ ...TIE, scores: [640, 640, 640], winners: [0, 1, 2] }))).toBeNull();
});
