import { expect, it } from "vitest";
import { readable } from "../src/gamewords";

it.each([
  ["tilsit-2005", "Tilsit 2005"],
  ["our-old-box", "Our old box"],
  ["go_fish", "Go fish"],
])("the code %s is read as %s", (code, words) => {
  expect(readable(code)).toBe(words);
});
