import { expect, test } from "vitest";
import { apart, rulesFor, stepFor } from "../src/linegraph";

test("marks that would cover each other are moved apart, in order and within the graph", () => {
  expect(apart([0, 50, 100], 10)).toEqual([0, 50, 100]);
  expect(apart([50, 50, 50], 10)).toEqual([50, 60, 70]);
  expect(apart([100, 0, 100, 96], 10)).toEqual([90, 0, 100, 80]);
});

test("one counts in ones, twos and fives, and in their tens", () => {
  expect([1, 3, 4, 7, 13, 80, 920].map((span) => stepFor(span, 3))).toEqual([1, 1, 2, 5, 5, 50, 500]);
});

test("all that is drawn lies between the first rule and the last one, and 0 is one of them", () => {
  expect(rulesFor([3, 13], 3)).toEqual([0, 5, 10, 15]);
  expect(rulesFor([-4, 15], 4)).toEqual([-5, 0, 5, 10, 15]);
  expect(rulesFor([-3, -2], 3)).toEqual([-3, -2, -1, 0]);
  expect(rulesFor([0, 0], 3)).toEqual([0, 1]);
});
