// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import CourseGraph from "../src/parts/CourseGraph.svelte";
import type { LogEntry } from "../src/wire";
import { TableWords } from "../src/words";
import { wordsIn } from "./catalogue";
import { all } from "./table";
import { entry, view } from "./tables";

vi.mock("../src/language.svelte", () => ({
  say: (id: string) => wordsIn("en").say(id),
  words: () => wordsIn("en"),
}));
vi.mock("../src/games/seatsigns", () => ({ useSigns: () => ({ view: view(), own: null }) }));
let shown: ReturnType<typeof mount>;

afterEach(() => unmount(shown));

/** What stands at the head of each row of figures. */
function rows(log: LogEntry[]): string[] {
  const seen = view({ log });
  const points = [0, 1, 2].map((period) => ({ period, moment: 3 + period }));
  const lines = [0, 1].map((seat) => ({ seats: [seat], counts: [0, seat, 4] }));
  const words = new TableWords(wordsIn("en"), seen.table.seats, 0);
  const props = { course: { points, lines }, view: seen, words };
  shown = mount(CourseGraph, { target: document.body, props });
  flushSync();
  return all("tbody th").map((each) => each.textContent!.trim());
}

it("begins with the deal and ends with the count", () => {
  expect(rows([])).toEqual(["start", "Round 1", "Final count"]);
});

it("ends with the round in which the table was closed, where nothing was counted", () => {
  const closed = { id: "table-closed", args: {}, seats: {} };
  expect(rows([entry(9, { sentence: closed })])).toEqual(["start", "Round 1", "Round 2"]);
});
