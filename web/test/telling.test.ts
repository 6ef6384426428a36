import { expect, it } from "vitest";
import { isShown } from "../src/telling.svelte";
import type { LogEntry } from "../src/wire";
import { entry, view } from "./tables";

const said = (seq: number, id: string, change: Partial<LogEntry> = {}): LogEntry =>
  entry(seq, { sentence: { id, args: {}, seats: {} }, ...change });
const playing = view({ log: [said(2, "table-sat"), said(5, "table-begun")] });
const asked = view({ ...playing, question: { question: 7, seat: 0, moves: 1, waits_for: [1] } });

it.each(["table-invited", "table-moved", "table-sat"])(
  "%s is shown to the others once the game is on",
  (id) => {
    expect(isShown(said(6, id), playing)).toBe(true);
    expect(isShown(said(6, id, { mine: true }), playing)).toBe(false);
    expect(isShown(said(4, id), playing)).toBe(false);
  },
);

it("that one has asked to go back is shown as long as others are to answer", () => {
  expect(isShown(said(6, "table-undo-asked", { mine: true }), asked)).toBe(true);
  expect(isShown(said(6, "table-undo-asked", { mine: true }), playing)).toBe(false);
  expect(isShown(said(6, "table-undo-asked"), asked)).toBe(false);
});

it("what changes who plays, or what was played, is shown to everybody; a move is not", () => {
  for (const id of ["table-time-up", "table-handed-over", "table-undo-declined-bot", "table-undone"])
    for (const mine of [true, false]) expect(isShown(said(6, id, { mine }), playing)).toBe(true);
  expect(isShown(said(6, "korsar-event-laid"), playing)).toBe(false);
});
