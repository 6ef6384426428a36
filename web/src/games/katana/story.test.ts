import { describe, expect, test } from "vitest";
import { actsOf } from "./acts";
import { stonesOf } from "./calls";
import type { AttackFact, CallFact, Deeds } from "./facts";
import { isRaised, partsOf } from "./wounds";

describe("the wounds of an attack", () => {
  const attack = (change: Partial<AttackFact>): AttackFact => ({
    ...{ attacker: 1, target: 0, difficulty: 1, loses: 1, defeats: false },
    weapon: { card: "nodachi", kind: "weapon", accuracy: 3, damage: 3 },
    ...{ wounds: 3, damage: 3, fastDraws: 0, musashi: 0, ginchiyo: 0 },
    ...change,
  });
  const read = (fact: AttackFact) => partsOf(fact).map(({ part, n, sign }) => `${part} ${n} ${sign}`);

  test("are the weapon's alone, with nothing else to it", () =>
    expect(read(attack({}))).toEqual(["damage 3 card-nodachi"]));

  test("add up Fast Draw and Musashi, and Ginchiyo takes one off", () =>
    expect(read(attack({ fastDraws: 2, musashi: 1, ginchiyo: 1, wounds: 5 }))).toEqual([
      "damage 3 card-nodachi",
      "fast-draws 2 card-fast_draw",
      "musashi 1 crest-musashi",
      "ginchiyo 1 crest-ginchiyo",
    ]));

  test("are one at the least, which is said where the sum is less", () => {
    expect(isRaised(attack({ damage: 1, ginchiyo: 1, wounds: 1 }))).toBe(true);
    expect(isRaised(attack({ damage: 2, ginchiyo: 1, wounds: 1 }))).toBe(false);
  });
});

test("who answers a call has a numbered stone, who is skipped has none", () => {
  const call: CallFact = {
    caller: 4,
    card: "battle_cry",
    order: [
      { seat: 5, answer: "given" },
      { seat: 0, answer: "asked" },
      { seat: 3, answer: "waiting" },
    ],
    skipped: [
      { seat: 1, why: "harmless" },
      { seat: 2, why: "chiyome" },
    ],
    loses: 1,
    defeats: false,
  };
  expect(stonesOf(call).map(({ seat, number, state }) => [seat, number, state])).toEqual([
    [5, 1, "given"],
    [0, 2, "asked"],
    [3, 3, "waiting"],
    [1, null, "harmless"],
    [2, null, "chiyome"],
  ]);
});

test("what a seat did is told by kind, the most often first", () => {
  const nothing = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const deeds: Deeds = {
    attacked: [[0, 0, 0], [1, 0, 3], nothing[2]!],
    wounded: nothing,
    defeated: nothing,
    spared: [[0, 0, 0], [2, 0, 0], nothing[2]!],
    hindered: nothing,
    helped: [[0, 9, 9], [0, 0, 0], nothing[2]!],
  };
  expect(actsOf(deeds, 1)).toEqual([
    {
      act: "attacked",
      to: [
        { seat: 2, n: 3 },
        { seat: 0, n: 1 },
      ],
    },
    { act: "spared", to: [{ seat: 0, n: 2 }] },
  ]);
  expect(actsOf(deeds, 2)).toEqual([]);
});
