import { expect, test } from "vitest";
import { factsOf } from "./facts";
import { situation } from "./look/fixtures";
import { standingOf } from "./standing";

const facts = (name: string) => factsOf(situation(name))!;

test("while all program, a seat has chosen or not, and nothing else is told", () => {
  expect(standingOf(facts("program"), 1)).toMatchObject({ at: "ready", icon: "check" });
  expect(standingOf(facts("program"), 2)).toMatchObject({ at: "choosing", icon: null });
});

test("a boat at a wreck or in port", () => {
  expect(standingOf(facts("place"), 1)).toMatchObject({ at: "wreck", wreck: "F", icon: "dive" });
  expect(standingOf(facts("place"), 2)).toMatchObject({ at: "bar", icon: "round" });
});

test("before its boat leaves, a seat's open card is told", () => {
  expect(standingOf(facts("place"), 0)).toMatchObject({ at: "to-dive", icon: "dive" });
});
