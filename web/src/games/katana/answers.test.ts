import { describe, expect, test } from "vitest";
import { answersOf, digitsOf, isQuestion } from "./answers";
import { factsOf, type Facts } from "./facts";
import { situation } from "./look/fixtures";

function asked(name: string, change: (facts: Facts) => void = () => {}) {
  const view = situation(name);
  const facts = factsOf(view) as Facts;
  change(facts);
  return { facts, answers: answersOf(facts, view.legal) };
}

const bearing = (name: string, change?: (facts: Facts) => void) =>
  asked(name, change).answers.find(({ bears }) => bears)!;

describe("the answers", () => {
  test("are none while one plays: those are moves", () => {
    const { facts, answers } = asked("play");
    expect(isQuestion(facts)).toBe(false);
    expect(answers).toEqual([]);
  });

  test("to an attack are the parries, and not to parry", () => {
    const { answers } = asked("parry");
    expect(answers.map(({ sign, bears }) => [sign, bears])).toEqual([
      ["card-parry", false],
      ["cut", true],
    ]);
  });

  test("tell a weapon that parries by an ability", () => {
    const view = situation("parry");
    view.legal[0]!.fields = { type: "parry", card: "bo" };
    const [weapon] = answersOf(factsOf(view) as Facts, view.legal);
    expect(weapon).toMatchObject({ sign: "card-bo", ability: true });
  });

  test("are numbered in order, and 0 is to bear it", () => {
    expect(digitsOf(asked("jujutsu").answers)).toEqual(["1", "2", "3", "0"]);
    expect(digitsOf(asked("discard").answers)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  });

  test("to Ieyasu's draw are the top of the discard pile, and the deck", () => {
    const { facts, answers } = asked("draw");
    expect(answers.map(({ sign, card }) => [sign, card])).toEqual([
      [`card-${facts.discard.top!.card}`, facts.discard.top!.card],
      ["back", null],
    ]);
  });
});

describe("to bear it", () => {
  test("costs what the attack would take", () => {
    const { facts } = asked("parry");
    const life = facts.seats[0]!.resilience;
    expect(bearing("parry").life).toEqual({ from: life, to: life - facts.attack!.loses });
    expect(bearing("parry").honour).toBeNull();
  });

  test("costs an honour point where it defeats", () => {
    const answer = bearing("parry", (facts) => (facts.attack!.defeats = true));
    expect(answer.defeats).toBe(true);
    expect(answer.honour!.to).toBe(answer.honour!.from - 1);
  });

  test("costs what a Battle Cry would take", () => {
    const { facts } = asked("battle-cry");
    const life = facts.seats[0]!.resilience;
    expect(bearing("battle-cry")).toMatchObject({
      life: { from: life, to: life - facts.call!.loses },
      defeats: facts.call!.defeats,
    });
  });

  test("costs an honour point where a Battle Cry defeats", () => {
    const spared = bearing("battle-cry", ({ call }) => (call!.defeats = false));
    expect([spared.defeats, spared.honour]).toEqual([false, null]);
    const answer = bearing("battle-cry", ({ call }) => (call!.defeats = true));
    expect(answer.defeats).toBe(true);
    expect(answer.honour!.to).toBe(answer.honour!.from - 1);
  });

  test("costs honour at Bushido, but not the Shogun of three", () => {
    const honour = asked("bushido").facts.seats[0]!.honour;
    expect(bearing("bushido").honour).toEqual({ from: honour, to: honour - 1 });
    expect(bearing("bushido", ({ bushido }) => (bushido!.cost = 0)).honour).toBeNull();
  });
});
