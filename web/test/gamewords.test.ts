import { expect, it, vi } from "vitest";
import { chosenOf, readable } from "../src/gamewords";
import type { GameInfo } from "../src/wire";
import { wordsIn } from "./catalogue";
import { seat, view } from "./tables";

const en = wordsIn("en");
vi.mock("../src/language.svelte", () => ({
  say: (id: string, args?: Record<string, string>) => en.say(id, args),
  words: () => en,
}));

it.each([
  ["tilsit-2005", "Tilsit 2005"],
  ["our-old-box", "Our old box"],
  ["go_fish", "Go fish"],
])("the code %s is read as %s", (code, words) => {
  expect(readable(code)).toBe(words);
});

it("a table says what was chosen for it that is not as in the box", () => {
  const game = {
    name: "keylargo",
    tables: [{ players: 3, teams: false, options: {} }],
    options: [
      { name: "encounters", values: [false, true] },
      { name: "pickpocket", values: [true, false] },
      { name: "first_player", values: ["random", 0, 1, 2] },
    ],
  } as unknown as GameInfo;
  const seats = [0, 1, 2].map((each) => seat(each, "Inès"));
  const table = { ...view().table, seats };
  const chosen = (options: Record<string, boolean | string | number>) =>
    chosenOf(game, { ...table, options });
  expect(chosen({ players: 3, encounters: false, pickpocket: true, first_player: "random" })).toEqual([]);
  expect(chosen({ players: 3, encounters: true, pickpocket: true, first_player: 2 })).toEqual([
    "Encounter cards: with",
    "Who begins: seat 3",
  ]);
});
