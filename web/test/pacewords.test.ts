import { beforeEach, describe, expect, it, vi } from "vitest";
import { kindOf, KINDS, paceNamed, paceShort } from "../src/pacewords";
import { NO_PACE } from "../src/timeleft";
import type { Pace } from "../src/wire";
import type { Lang } from "../src/words";
import { wordsIn } from "./catalogue";

const WORDS = { fr: wordsIn("fr"), en: wordsIn("en") };
const shown: { lang: Lang } = { lang: "en" };
vi.mock("../src/language.svelte", () => ({
  say: (id: string, args?: Record<string, string | number>) => WORDS[shown.lang].say(id, args),
}));
beforeEach(() => (shown.lang = "en"));

const pace = (change: Partial<Pace>): Pace => ({ ...NO_PACE, ...change });
const PACES = [
  pace({}),
  pace({ clock: 30 }),
  pace({ bank: 600, clock: 15 }),
  pace({ days: 1 }),
  pace({ days: 3 }),
];

describe("a pace", () => {
  it("is of the kind that its time is", () => {
    expect(PACES.map(kindOf)).toEqual(["none", "decision", "bank", "days", "days"]);
    // A reserve is one also where a decision adds nothing to it.
    expect(kindOf(pace({ bank: 300 }))).toBe("bank");
    expect(new Set(PACES.map(kindOf))).toEqual(new Set(KINDS));
  });

  it("is short on a button", () => {
    expect(PACES.slice(1).map(paceShort)).toEqual(["30 s", "10 min + 15 s", "1 day", "3 days"]);
    shown.lang = "fr";
    expect(PACES.slice(1).map((each) => paceShort(each).replaceAll(/\s/g, " "))).toEqual([
      "30 s",
      "10 min + 15 s",
      "1 jour",
      "3 jours",
    ]);
  });

  it("is named in full where a table says what its time is", () => {
    expect(PACES.map(paceNamed)).toEqual([
      "No clock",
      "Time to decide: 30 s",
      "Time for the game: 10 min, and 15 s more for each decision",
      "Time to decide: 1 day, whether one is at the table or not",
      "Time to decide: 3 days, whether one is at the table or not",
    ]);
  });
});
