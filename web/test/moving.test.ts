// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { Moving } from "../src/moving.svelte";
import { Session } from "../src/session.svelte";
import type { Sentence } from "../src/wire";
import { view } from "./tables";
import { TestWorld } from "./world";

let world: TestWorld;
let moving: Moving;

const said = (id: string): Sentence => ({ id, args: {}, seats: {} });

function goes(): void {
  const session = new Session("t", { secret: "secret" }, () => undefined, world);
  session.open();
  world.line.opens();
  world.line.says(view());
  moving.go(session, 0);
}

beforeEach(() => {
  world = new TestWorld();
  moving = new Moving("t");
});

it("a seat goes by the link of the invitation that the table was told", () => {
  goes();
  const sent = world.line.sent.at(-1);
  const invitation = sent?.type === "invite" ? sent.invitation : "";
  expect(sent).toEqual({ type: "invite", seat: 0, invitation });
  expect(moving.link).toBe(`${location.origin}/t/t#${invitation}`);
  expect(moving.isWhy(said("error-seat-moved"))).toBe(true);
});

it("its link outlasts a broken line, and what else is refused meanwhile", () => {
  goes();
  moving.refused(said("error-not-your-turn"));
  expect(moving.isWhy(null)).toBe(true);
});

it("a seat that is refused to go, or that somebody else gave away, is not on its way", () => {
  expect(moving.isWhy(null)).toBe(false);
  goes();
  expect(moving.isWhy(said("error-seat-invited"))).toBe(false);
  moving.refused(said("error-invite-often"));
  expect(moving.isWhy(null)).toBe(false);
});
