// @vitest-environment jsdom
import { expect, it } from "vitest";
import { linkTo, replayAt, tableAt } from "../src/addresses";

it("leads to a table, and with a secret to a place there", () => {
  expect(tableAt("t1")).toBe("/t/t1");
  expect(linkTo("t1", "mine")).toBe(`${location.origin}/t/t1#mine`);
});

it("leads to a game seen again, from any moment and with any seat's eyes", () => {
  expect(replayAt("t1")).toBe("/t/t1/replay");
  expect(replayAt("t1", 0)).toBe("/t/t1/replay?moment=0");
  expect(replayAt("t1", 7, 0)).toBe("/t/t1/replay?moment=7&eye=0");
});
