import { describe, expect, it } from "vitest";
import { spoken } from "../src/spoken";
import { stateLines } from "../src/statetext";
import { resultOf } from "../src/outcome";
import { TableWords, Words } from "../src/words";
import { entry, seat, view } from "./tables";

const words = new Words(
  "en",
  "dice-field-top-card = top card\nhit = { $seat } hits { $whom }.\nroll = { $seat } rolls.",
);

describe("a state in text", () => {
  it("names what is seen and leaves out what is not", () => {
    const lines = stateLines(words, "dice", { top_card: 5, deck: null, n_held: [2, 3], hands: [null, null] });
    expect(lines).toEqual([
      { label: "top card", value: "5" },
      { label: "n held", value: "2 3" },
    ]);
  });
});

describe("a screen reader", () => {
  it("hears at once what others do to one, and the rest in its turn", () => {
    const table = new TableWords(words, [seat(0, "Inès"), seat(1, "Malo")], 0);
    const rolls = entry(1, { sentence: { id: "roll", args: {}, seats: { seat: 1 } } });
    const hits = entry(2, { sentence: { id: "hit", args: {}, seats: { seat: 1, whom: 0 } } });
    const mine = entry(3, { sentence: { id: "roll", args: {}, seats: { seat: 0 } }, mine: true });
    expect(spoken([rolls, hits, mine], 0, table)).toEqual({
      polite: ["Malo rolls.", "Inès rolls."],
      urgent: ["Malo hits Inès."],
    });
  });
});

describe("the result", () => {
  it("has one line a side, the best first", () => {
    const over = view({ facts: { over: { scores: [3, 9, 3, 9], winners: [1] } } });
    over.table.status = "over";
    over.table.seats = [0, 1, 2, 3].map((n) => seat(n, `${n}`, { side: n % 2 }));
    expect(resultOf(over)).toEqual([
      { seats: [1, 3], score: 9, winner: true },
      { seats: [0, 2], score: 3, winner: false },
    ]);
  });

  it("is nothing where the game does not tell it", () => {
    expect(resultOf(view())).toBe(null);
  });
});
