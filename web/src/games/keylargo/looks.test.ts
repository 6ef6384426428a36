import { expect, test } from "vitest";
import { looksOf } from "./looks";

const told = (events: [kind: string, seat: number, wreck: string][]) =>
  events.map(([kind, seat, wreck], seq) => ({
    seq,
    sentence: { id: `keylargo-event-${kind}`, args: { wreck }, seats: { seat } },
    mine: false,
  }));

test("the looks of this half-day are a seat's own, each wreck once", () => {
  const log = told([
    ["looked", 0, "A"],
    ["half", 0, ""],
    ["looked", 0, "D"],
    ["looked", 1, "E"],
    ["looked", 0, "B"],
    ["looked", 0, "D"],
  ]);
  expect(looksOf(log, 0)).toEqual(["D", "B"]);
  expect(looksOf(log, 1)).toEqual(["E"]);
  expect(looksOf(log, 2)).toEqual([]);
});
