// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { wordsIn } from "../../../test/catalogue";
import { all, key, one, text, touch } from "../../../test/table";
import type { View } from "../../wire";
import { TableWords } from "../../words";
import type { TableUi } from "../table";
import { situation } from "./look/fixtures";
import Table from "./Table.svelte";

let shown: ReturnType<typeof mount> | null = null;

// What jsdom lacks.
beforeAll(() => {
  Element.prototype.getAnimations ??= () => [];
  Element.prototype.animate ??= () => ({ cancel() {}, onfinish: null }) as unknown as Animation;
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  if (shown) await unmount(shown);
  shown = null;
});

/** The game ends before the eyes of who is at the table; the scores are open, and nothing is inked in yet. */
function playToTheEnd() {
  const [before, after]: View[] = [situation("play"), situation("over")];
  const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
  const ui: TableUi = {
    ...{ pending: null, live: true, motion: "gentle", yours: false, time: null, seenAtOpening: -1 },
    ...{ help: vi.fn(), refuse: vi.fn(), say: vi.fn(), bar: nothing, after: nothing },
  };
  const props = $state({
    view: before!,
    words: new TableWords(wordsIn("en"), before!.table.seats, before!.you),
    send: vi.fn(),
    ui,
  });
  shown = mount(Table, { target: document.body, props });
  flushSync();
  const last = before!.log.at(-1)!.seq;
  props.view = { ...after!, log: after!.log.map((entry, n) => ({ ...entry, seq: last + 1 + n })) };
  flushSync();
  pass(1400);
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test("the score inks in line by line, and the winner is known last", () => {
  playToTheEnd();
  expect(all(".scroll .inked")).toEqual([]);
  expect(text("[data-end] h2")).toBe("The count, camp by camp");
  pass(600);
  expect(all(".scroll .inked").length).toBe(2);
  expect(one(".scroll .branch")).toBeNull();
  pass(30_000);
  expect(all(".scroll li:not(.inked)")).toEqual([]);
  expect(text("[data-end] h2")).toMatch(/ wins?$/);
  expect(one(".scroll .branch")).not.toBeNull();
});

test.each([
  ["a touch", () => touch(one("[data-end]"))],
  ["Esc", () => key("Escape")],
])("%s finishes the count at once", (_, hurry) => {
  playToTheEnd();
  hurry();
  expect(all(".scroll li:not(.inked)")).toEqual([]);
  expect(one(".scroll .branch")).not.toBeNull();
});
