import { expect, test } from "vitest";
import { factsOf, type Facts } from "./facts";
import { situation } from "./look/fixtures";
import { standingOf } from "./standing";

const facts = (name: string): Facts => factsOf(situation(name))!;

test("while all program, a seat has chosen or not, and nothing else is told", () => {
  const now = facts("program");
  const told = now.seats.map((_, seat) => standingOf(now, seat));
  expect(told.map(({ at }) => at)).toEqual(now.seats.map(({ ready }) => (ready ? "ready" : "choosing")));
  expect(new Set(told.map(({ icon }) => icon))).toEqual(new Set(["check", null]));
});

test("a boat at a wreck or in port", () => {
  const now = facts("place");
  const at = (where: "wreck" | "bar", wreck: string | null) => {
    now.seats[1]!.boat = { at: where, wreck };
    return standingOf(now, 1);
  };
  expect(at("wreck", "F")).toMatchObject({ at: "wreck", wreck: "F", icon: "dive" });
  expect(at("bar", null)).toMatchObject({ at: "bar", icon: "round" });
});

test("before its boat leaves, a seat's open card is told", () => {
  expect(standingOf(facts("place"), 0)).toMatchObject({ at: "to-dive", icon: "dive", done: false });
});

test("whose action is over is ticked", () => {
  const now = facts("draw");
  for (const [seat, { done }] of now.seats.entries()) {
    expect(standingOf(now, seat).icon === "check").toBe(done);
  }
});
