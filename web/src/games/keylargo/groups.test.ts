import { expect, test } from "vitest";
import { groupsOf } from "./groups";
import { SITUATIONS, situation } from "./look/fixtures";

test("the twenty programs are grouped by their morning", () => {
  const groups = groupsOf(situation("program").legal);
  expect(groups.map((group) => group.key)).toEqual([
    "program dive",
    "program bar",
    "program dolphins",
    "program shop",
    "program market",
  ]);
  expect(groups.every((group) => group.offers.length === 4)).toBe(true);
});

test("at the bar a line names the victim, another the round", () => {
  const keys = groupsOf(situation("bar").legal).map((group) => group.key);
  expect(keys.filter((key) => /^rob \d$/.test(key)).length).toBeGreaterThan(1);
  expect(keys.filter((key) => key === "pay_round").length).toBe(1);
  expect(new Set(keys).size).toBe(keys.length);
});

test("no offer is lost, none stands twice", () => {
  for (const name of SITUATIONS) {
    const { legal } = situation(name);
    const grouped = groupsOf(legal).flatMap((group) => group.offers);
    expect(grouped.map((offer) => offer.action).sort()).toEqual(legal.map((offer) => offer.action).sort());
  }
});
