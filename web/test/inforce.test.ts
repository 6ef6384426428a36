import { expect, test } from "vitest";
import { inForce } from "../src/inforce";
import type { LogEntry } from "../src/wire";

const entry = (seq: number, id: string, args: LogEntry["sentence"]["args"] = {}): LogEntry => ({
  seq,
  sentence: { id, args, seats: {} },
  mine: false,
});
const ids = (log: readonly LogEntry[]) => log.map(({ sentence }) => sentence.id);

test("what was taken back did not happen, and what was played instead did", () => {
  const log = [
    entry(3, "a"),
    entry(4, "b"),
    entry(4, "c"),
    entry(5, "table-undone", { to: 3 }),
    entry(6, "d"),
  ];
  expect(ids(inForce(log))).toEqual(["a", "table-undone", "d"]);
});

test("one may go back again, behind what was taken back before", () => {
  const log = [entry(3, "a"), entry(4, "b"), entry(5, "table-undone", { to: 3 }), entry(6, "c")];
  expect(ids(inForce([...log, entry(7, "table-undone", { to: 2 })]))).toEqual(["table-undone"]);
});

test("a log without it is the same", () => {
  const log = [entry(1, "a"), entry(2, "b")];
  expect(inForce(log)).toEqual(log);
});
