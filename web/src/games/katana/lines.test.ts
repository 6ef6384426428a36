import { describe, expect, test } from "vitest";
import type { Offer } from "../../wire";
import { linesOf, numberOf } from "./lines";

const offer = (action: number, fields: Record<string, unknown>): Offer => ({
  action,
  text: `${String(fields["type"])} ${action}`,
  fields,
  sentence: { id: "", args: {}, seats: {} },
});

const PLAY = [
  offer(1, { type: "attack", weapon: "bo", target: 1 }),
  offer(2, { type: "attack", weapon: "bo", target: 5 }),
  offer(3, { type: "strip", property: "armor", owner: 1 }),
  offer(4, { type: "charm", target: 2 }),
  offer(5, { type: "battle_cry" }),
  offer(6, { type: "pay" }),
  offer(7, { type: "end" }),
];
const actions = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ offers }) => offers.map((each) => each.action));

describe("all that can be done", () => {
  test("what is done with one card is one line; the end of the phase is none", () => {
    expect(actions(linesOf(PLAY, null))).toEqual([[1, 2], [3, 4], [5], [6]]);
  });

  test("with a card taken up, each of its targets is a line", () => {
    expect(actions(linesOf(PLAY, "geisha"))).toEqual([[3], [4]]);
    expect(linesOf(PLAY, "parry")).toEqual([]);
  });

  test("to take the wound comes last and bears the number 0", () => {
    const lines = linesOf(
      [
        offer(1, { type: "suffer" }),
        offer(2, { type: "parry", card: "bo" }),
        offer(3, { type: "parry", card: "parry" }),
      ],
      null,
    );
    expect(actions(lines)).toEqual([[2], [3], [1]]);
    expect(lines.map(numberOf)).toEqual([1, 2, 0]);
  });
});
