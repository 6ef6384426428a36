import { expect, test } from "vitest";
import { boxOf } from "../src/boxes";
import { deedsIn, lineOf, partsOf, progressOf, tellingOf } from "../src/hope";
import type { LogEntry, SeatAnalysis } from "../src/wire";

const SEAT: SeatAnalysis = {
  seat: 1,
  judged: 2,
  decisions: 2,
  expectations: [
    { moment: 3, decided: 4, before: 30, after: 22 },
    { moment: 7, decided: 8, before: 60, after: 60 },
  ],
  fair: 25,
  deal: 5,
  own: -8,
  came: 78,
  result: 100,
  costly: [],
};
const UNDONE: SeatAnalysis = { ...SEAT, judged: 1, deal: null, own: null, came: null };

function entry(seq: number, id: string, args: LogEntry["sentence"]["args"] = {}): LogEntry {
  return { seq, sentence: { id, args, seats: {} }, mine: false };
}

test("a line goes through what was hoped before and after each decision, to the result", () => {
  expect(lineOf(SEAT, 12)).toEqual([
    { at: 3, value: 30 },
    { at: 4, value: 22 },
    { at: 7, value: 60 },
    { at: 8, value: 60 },
    { at: 12, value: 100 },
  ]);
});

test("the result is drawn only once all decisions are judged", () => {
  expect(lineOf(UNDONE, 12).at(-1)).toEqual({ at: 8, value: 60 });
  expect(lineOf({ ...SEAT, expectations: [] }, 12)).toEqual([]);
});

test("each part of the sum goes on where the one before it ends", () => {
  expect(partsOf(SEAT).map(({ name, from, width }) => [name, from, width])).toEqual([
    ["fair", 0, 25],
    ["deal", 25, 5],
    ["own", 22, 8],
    ["came", 22, 78],
  ]);
});

test("costs that go below nothing stay within the width", () => {
  const parts = partsOf({ ...SEAT, own: -50, came: 20, result: 0 });
  expect(Math.min(...parts.map(({ from }) => from))).toBe(0);
  expect(Math.max(...parts.map(({ from, width }) => from + width))).toBeLessThanOrEqual(100);
});

test("until all is judged there is no sum", () => expect(partsOf(UNDONE)).toEqual([]));

test("progress is counted over all seats", () => {
  const seats = [SEAT, UNDONE];
  expect(progressOf({ basis: "ahead", whole: false, unknown: 0, seats, turning_points: [] })).toEqual({
    done: 3,
    all: 4,
  });
});

const LOG = [
  entry(1, "take", { gold: 3 }),
  entry(2, "draw"),
  entry(3, "take", { gold: 8 }),
  entry(4, "take", { gold: 5 }),
  entry(4, "draw"),
];

test("the deeds that brought most are told in the order of the game", () => {
  expect(deedsIn(LOG, { take: "gold" }, 2).map(({ seq }) => seq)).toEqual([3, 4]);
  expect(deedsIn(LOG, { take: null }, 1).map(({ seq }) => seq)).toEqual([4]);
  expect(deedsIn(LOG, { take: "gold", draw: null }, 2).map(({ seq }) => seq)).toEqual([3, 4]);
  expect(deedsIn(LOG, {}, 2)).toEqual([]);
});

test("a turning point tells the decision itself, or the deeds that came, or the last that came", () => {
  const own = { moment: 3, since: 3, seat: 1, change: -8, own: true };
  const came = { moment: 4, since: 1, seat: 1, change: 38, own: false };
  expect(tellingOf(own, SEAT, LOG, {}).map(({ seq }) => seq)).toEqual([4]);
  expect(tellingOf(came, SEAT, LOG, { take: "gold" }).map(({ seq }) => seq)).toEqual([3, 4]);
  expect(tellingOf(came, SEAT, LOG, {}).map(({ sentence }) => sentence.id)).toEqual(["take", "draw"]);
});

test("a treasure that was stolen counts for what it is worth", () => {
  const log = [
    entry(1, "keylargo-event-sold", { amount: 160 }),
    entry(2, "keylargo-event-robbed", { amount: 50, value: 200 }),
    entry(3, "keylargo-event-income", { amount: 60 }),
  ];
  expect(deedsIn(log, boxOf("keylargo")!.deeds, 1).map(({ seq }) => seq)).toEqual([2]);
});
