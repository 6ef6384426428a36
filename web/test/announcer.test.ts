import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer, STAYS } from "../src/announcer.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  announcer.silence();
});
afterEach(() => vi.useRealTimers());

const polite = () => announcer.polite.map(({ text }) => text);
const urgent = () => announcer.assertive.map(({ text }) => text);

test("of much that happens at once everything is said, in order", () => {
  const texts = Array.from({ length: 20 }, (_, n) => `event ${n}`);
  announcer.tell(texts);
  expect(polite()).toEqual(texts);
});

test("what is said twice is two things, and so is heard twice", () => {
  announcer.urge("Your turn");
  announcer.urge("Your turn");
  expect(new Set(announcer.assertive.map(({ key }) => key)).size).toBe(2);
});

test("nothing stays for good, and what came later stays longer", () => {
  announcer.tell(["first"]);
  announcer.urge("Your turn");
  vi.advanceTimersByTime(STAYS / 2);
  announcer.tell(["second"]);
  vi.advanceTimersByTime(STAYS / 2);
  expect([polite(), urgent()]).toEqual([["second"], []]);
  vi.advanceTimersByTime(STAYS / 2);
  expect(polite()).toEqual([]);
});

test("a turn that is over is not announced any more, and the log stays", () => {
  announcer.tell(["Malo draws"]);
  announcer.urge("Your turn");
  announcer.calm();
  expect([polite(), urgent()]).toEqual([["Malo draws"], []]);
});
