import { describe, expect, it, vi } from "vitest";
import { absenceOf, isAway, missedBy, wasLate } from "../src/absence";
import type { LogEntry } from "../src/wire";
import { wordsIn } from "./catalogue";
import { entry, seat, view } from "./tables";

const en = wordsIn("en");
vi.mock("../src/language.svelte", () => ({ say: (id: string) => en.say(id) }));

const told = (id: string, mine = true, args: Record<string, string> = {}): LogEntry =>
  entry(1, { mine, sentence: { id, args, seats: {} } });
const LEFT = told("table-handed-over", true, { why: "asked" });
const BACK = told("table-taken-back");
const [DRAW, LAY] = [told("korsar-event-draw", false), told("korsar-event-lay", false)];

describe("what a seat shows", () => {
  it("is nothing where its person is there, where a bot sits, and where nobody is known to", () => {
    expect(absenceOf(seat(0, "Inès"))).toBe("");
    expect(absenceOf(seat(1, "Anne", { kind: "bot", level: "strong", present: false }))).toBe("");
    expect(absenceOf(seat(1, "", { kind: "open", present: false }))).toBe("");
    expect(absenceOf(undefined)).toBe("");
  });

  it("is that its person is not there, or that a bot plays, whether they look on or not", () => {
    expect(absenceOf(seat(0, "Inès", { present: false }))).toBe("offline");
    for (const present of [true, false]) {
      expect(absenceOf(seat(0, "Inès", { present, deputy: "shrewd" }))).toBe("a bot plays");
    }
  });
});

describe("who is away", () => {
  const { table } = view();
  const given = { ...table, seats: [seat(0, "Inès", { deputy: "shrewd" }), seat(1, "Malo")] };

  it("is the viewer for whom a bot plays, while the game goes on", () => {
    expect(isAway(view({ you: 0, table: given }))).toBe(true);
    expect(isAway(view({ you: 1, table: given }))).toBe(false);
    expect(isAway(view({ you: null, table: given }))).toBe(false);
    expect(isAway(view({ you: 0, table: { ...given, status: "over" } }))).toBe(false);
  });

  it("was late where the last time was no wish of theirs", () => {
    const late = told("table-handed-over", true, { why: "late" });
    expect(wasLate([LEFT, BACK, late])).toBe(true);
    expect(wasLate([late, BACK, LEFT])).toBe(false);
    expect(wasLate([told("table-handed-over", false, { why: "late" })])).toBe(false);
    expect(wasLate([])).toBe(false);
  });
});

describe("what was missed", () => {
  it("is what happened between the seat given and taken back the last time", () => {
    expect(missedBy([LEFT, DRAW, BACK, DRAW, LEFT, LAY, BACK])).toEqual([LAY]);
    expect(missedBy([LEFT, DRAW, BACK, LAY])).toEqual([DRAW]);
    expect(missedBy([LEFT, BACK])).toEqual([]);
  });

  it("is not told while the bot plays, to who never left, nor once they have acted again", () => {
    expect(missedBy([DRAW, LEFT, LAY])).toBeNull();
    expect(missedBy([DRAW])).toBeNull();
    expect(missedBy([LEFT, DRAW, BACK, told("korsar-event-draw")])).toBeNull();
    expect(missedBy([told("table-handed-over", false), DRAW, told("table-taken-back", false)])).toBeNull();
  });
});
