import { expect, test } from "vitest";
import type { LogEntry, Sentence } from "../../wire";
import { diveOf, stepsOf } from "./steps";

type Args = Sentence["args"];
const event = (kind: string, args: Args = {}, seat = 0): Sentence => ({
  id: `keylargo-event-${kind}`,
  args,
  seats: { seat },
});
const dived = event("dived", { wreck: "D", depth: "medium", amount: 2 });
const monster = (diver: number) => event("monster", { wreck: "D", diver, depth: "medium" });
const treasure = (diver: number, card = "none", units = 0, value = 0) =>
  event("treasure", { wreck: "D", diver, depth: "medium", card, units, value });

test("a dive goes from where this seat last dived to where the next one begins", () => {
  const log = [dived, monster(1), event("dived", {}, 1), treasure(1), dived, treasure(2)];
  const entries = log.map((sentence, seq): LogEntry => ({ seq, sentence, mine: false }));
  expect(diveOf(entries, 0)).toEqual([dived, treasure(2)]);
  expect(diveOf(entries, 1)).toEqual(log.slice(2, 4));
  expect(diveOf(entries, 2)).toEqual([]);
});

test("a card that was drawn and taken back did not come up", () => {
  const undone: Sentence = { id: "table-undone", args: { count: 1, to: 0 }, seats: { seat: 0 } };
  const log = [dived, monster(1), event("fled", { diver: 1, amount: 1 }), undone, monster(1)];
  const entries = log.map((sentence, seq): LogEntry => ({ seq, sentence, mine: false }));
  expect(diveOf(entries.slice(0, 4), 0)).toEqual([dived, undone]);
  expect(stepsOf(diveOf(entries, 0))).toMatchObject([{ step: "monster", fate: null }]);
});

test("a trident kills the monster, and the same diver draws again", () => {
  const told = [dived, monster(1), event("trident", { diver: 1, carrier: 2 }), treasure(1, "antique", 4, 80)];
  expect(stepsOf(told)).toMatchObject([
    { step: "monster", diver: 1, cause: "turn", fate: "killed", trident: 2 },
    { step: "treasure", diver: 1, cause: "again", type: "antique", units: 4, value: 80 },
  ]);
});

test("others see no face", () => {
  expect(stepsOf([dived, treasure(1)])).toMatchObject([{ type: null, depth: "medium" }]);
});

test("a weight draws one card more, which may drive its diver away", () => {
  const told = [dived, treasure(1), event("weight", { diver: 2, carrier: 1 }), monster(2)];
  const fled = event("fled", { diver: 2, amount: 1 });
  expect(stepsOf(told)).toMatchObject([{ cause: "turn" }, { cause: "weight", carrier: 1, fate: null }]);
  expect(stepsOf([...told, fled, treasure(3)])).toMatchObject([
    { cause: "turn" },
    { fate: "fled", lost: 1 },
    { cause: "turn", diver: 3 },
  ]);
});

test("encounter cards leave their mark", () => {
  const told = [
    dived,
    event("played", { encounter: "volunteer" }),
    treasure(1, "gold", 4, 80),
    event("sold-extra", { amount: 120 }),
    monster(2),
    event("played", { encounter: "old_hand" }),
    monster(2),
  ];
  expect(stepsOf(told)).toMatchObject([
    { cause: "volunteer", sold: 120 },
    { step: "monster", cause: "turn", fate: "shuffled" },
    { step: "monster", cause: "again", fate: null },
  ]);
});
