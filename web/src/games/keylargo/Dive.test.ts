// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { key, one, showTable, text, touch } from "../../../test/table";
import type { Sentence, View } from "../../wire";
import { situation } from "./look/fixtures";
import Table from "./Table.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SURFACED = "keylargo-event-surfaced";
const sentence = (id: string, seat: number): Sentence => ({
  id,
  args: { wreck: "A", amount: 1 },
  seats: { seat },
});

/** The table after this view, as another situation has it, where the log goes on from there. */
function after(view: View, name: string, ...told: Sentence[]): View {
  const seq = view.seq + 1;
  const fresh = told.map((each) => ({ seq, sentence: each, mine: false }));
  return { ...situation(name), seq, log: [...view.log, ...fresh] };
}

function later(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

function diving() {
  const table = showTable(Table, situation("draw"), "en");
  expect(text("section.dive h2")).toBe("Wreck A, Aurore");
  return table;
}

test("how one's own dive ended is seen before the cards of the next day", () => {
  const { view, next } = diving();
  next(after(view, "program", sentence(SURFACED, 0)));
  expect(text("section.dive.lasting h2")).toBe("Wreck A, Aurore");
  expect(one("[data-program]")).not.toBeNull();
  later(2000);
  expect(one("section.dive")).toBeNull();
});

test("what happens meanwhile makes it stay no longer", () => {
  const { view, next } = diving();
  const ended = after(view, "chosen", sentence(SURFACED, 0));
  next(ended);
  later(1500);
  next(after(ended, "chosen", sentence("keylargo-event-chose", 1)));
  expect(one("section.dive")).not.toBeNull();
  later(500);
  expect(one("section.dive")).toBeNull();
});

test("the dive of the next one waits for it", () => {
  const { view, next } = diving();
  next(after(view, "theirs", sentence(SURFACED, 0), sentence("keylargo-event-dived", 2)));
  expect(text("section.dive h2")).toBe("Wreck A, Aurore");
  later(2000);
  expect(text("section.dive h2")).toBe("Wreck B, Bagatelle");
});

test("a touch goes on, and so does a key, which is not lost", () => {
  const { view, next } = diving();
  const ended = after(view, "program", sentence(SURFACED, 0));
  next(ended);
  key("1");
  expect(one("section.dive")).toBeNull();
  expect(one('[data-program="dive"]').getAttribute("aria-pressed")).toBe("true");
  const again = after(ended, "draw", sentence("keylargo-event-dived", 0));
  next(again);
  next(after(again, "program", sentence(SURFACED, 0)));
  touch(one("section.dive"));
  expect(one("section.dive")).toBeNull();
});

test("another's dive does not stand in the way of what one has to decide", () => {
  const { view, next } = showTable(Table, situation("theirs"), "en");
  const ended = after(view, "chosen", sentence(SURFACED, 2));
  next(ended);
  expect(text("section.dive h2")).toBe("Wreck B, Bagatelle");
  next(after(ended, "program", sentence("keylargo-event-day", 0)));
  expect(one("section.dive")).toBeNull();
});

test("one that was taken back is gone at once", () => {
  const { view, next } = diving();
  next(after(view, "place", { id: "table-undone", args: { count: 1, to: 0 }, seats: { seat: 0 } }));
  expect(one("section.dive")).toBeNull();
});
