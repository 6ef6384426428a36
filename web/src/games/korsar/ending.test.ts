import { expect, test } from "vitest";
import { wordsIn } from "../../../test/catalogue";
import { TableWords, type Lang } from "../../words";
import { resultsOf } from "./ending";
import { situation } from "./look/fixtures";
import { Phrases } from "./phrases";
import { sceneOf } from "./scene";
import { takenNow } from "./turn";

test("the ledger counts out each side, the best first", () => {
  const scene = sceneOf(situation("over"))!;
  const results = resultsOf(scene, scene.facts.over!);
  expect(results.map(({ side, place, score }) => [side.side, place, score])).toEqual([
    [0, 1, 27],
    [2, 2, 23],
    [1, 3, 17],
    [3, 4, 16],
  ]);
  for (const { loot, left, score } of results) {
    expect(loot - left.reduce((sum, gold) => sum + gold, 0)).toBe(score);
  }
  expect(results[0]).toMatchObject({ final: [2], left: [2], winner: true });
});

test("those who share the victory are all named, the reader last", () => {
  const view = situation("shared");
  const scene = sceneOf(view)!;
  const winners = resultsOf(scene, scene.facts.over!).filter(({ winner }) => winner);
  const said = (lang: Lang) => {
    const phrases = new Phrases(new TableWords(wordsIn(lang), view.table.seats, view.you), scene);
    return phrases.sides(winners.map(({ side }) => side));
  };
  expect(said("fr")).toBe("Malo et vous");
  expect(said("en")).toBe("Malo and you");
});

test("what a turn brought is what the log ends with", () => {
  const collect = (seat: number, gold: number) => ({
    seq: 0,
    mine: false,
    sentence: { id: "korsar-event-collect", args: { gold }, seats: { seat, owner: 1 } },
  });
  const draw = { seq: 0, mine: false, sentence: { id: "korsar-event-draw", args: {}, seats: { seat: 1 } } };
  expect(takenNow([collect(2, 8), draw, collect(2, 5), collect(2, 2)], 2)).toBe(7);
  expect(takenNow([collect(2, 5), draw], 2)).toBe(0);
});
