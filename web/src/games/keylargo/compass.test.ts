import { expect, test } from "vitest";
import { slotsOf } from "./berths";
import { towards } from "./compass";

const letters = [..."ABCDEFGHIJKLM"];
const points = slotsOf("wide", { shallow: 3, medium: 5, deep: 5 });
const slots = new Map(letters.map((letter, at) => [letter, points[at]!]));

test("right and left lead along a row", () => {
  expect(towards("ArrowRight", "A", slots)).toBe("B");
  expect(towards("ArrowLeft", "B", slots)).toBe("A");
});

test("down leads outwards, up comes back", () => {
  const deep = towards("ArrowDown", "B", slots)!;
  expect("IJKLM").toContain(deep);
  expect(towards("ArrowUp", deep, slots)).toBe("B");
});

test("every wreck can be reached from the first by arrows", () => {
  const reached = new Set(["A"]);
  for (const letter of reached) {
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
      const next = towards(key, letter, slots);
      if (next !== null) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual(letters);
});

test("other keys, and the edge of the sea, lead nowhere", () => {
  expect(towards("Enter", "A", slots)).toBeNull();
  expect(towards("ArrowDown", "K", slots)).toBeNull();
});
