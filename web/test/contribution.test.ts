// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { Contribution } from "../src/contribution.svelte";
import { leaveTable } from "../src/seats";
import { Session } from "../src/session.svelte";
import type { View } from "../src/wire";
import {
  newNonce,
  readableNonce,
  witness,
  witnessesOf,
  witnessesUnder,
  witnessMaking,
  witnessOf,
} from "../src/witness";
import { seat, view } from "./tables";
import { TestWorld } from "./world";

beforeEach(() => localStorage.clear());

const told = view();
const table = (change: Partial<View["table"]>, you: number | null = 0): View =>
  view({ you, table: { ...told.table, commitment: "promise", ...change } });
const lobby = (contributed = false, you: number | null = 0): View =>
  table({ status: "open", seats: [seat(0, "Inès", { contributed }), seat(1, "Malo")] }, you);

function sit(first: View) {
  const world = new TestWorld();
  const session = new Session("t", { secret: "secret" }, () => undefined, world);
  session.open();
  world.line.opens();
  world.line.says(first);
  const contribution = new Contribution();
  const added = (): unknown[] => world.line.sent.filter((each) => each.type === "contribute");
  return { world, session, contribution, added };
}

describe("a seat in the lobby", () => {
  it("adds something that nobody guesses, and keeps it with the promise that was seen before", () => {
    const { session, contribution, added } = sit(lobby());
    contribution.add(session, lobby());
    const kept = witnessOf("t", 0);
    expect(kept).toMatchObject({ commitment: "promise", early: true, nonce: contribution.word });
    expect(added()).toEqual([{ type: "contribute", nonce: contribution.word }]);
    expect(contribution.word).toMatch(/^[a-z2-9]{26}$/);
  });

  it("says the same once more over a new line, also what the maker of the table had added", () => {
    witnessMaking("t", 0, "earlier promise", "wind");
    const { session, contribution, added } = sit(lobby(true));
    contribution.add(session, lobby(true));
    expect(added()).toEqual([{ type: "contribute", nonce: "wind" }]);
    expect(witnessOf("t", 0)?.commitment).toBe("earlier promise");
  });

  it("leaves alone what another device has added, unless something is typed here", () => {
    const { session, contribution, added } = sit(lobby(true));
    contribution.add(session, lobby(true));
    expect(added()).toEqual([]);
    contribution.add(session, lobby(true), "sea");
    expect(added()).toEqual([{ type: "contribute", nonce: "sea" }]);
  });

  it.each(["error-dealt", "error-nonce-often"])("counts on what was there before when %s", (id) => {
    const { session, contribution } = sit(lobby());
    contribution.add(session, lobby(), "wind");
    contribution.add(session, lobby(), "sea");
    contribution.refused(lobby(), { id: "error-name-long", args: {}, seats: {} });
    expect(contribution.word).toBe("sea");
    contribution.refused(lobby(), { id, args: {}, seats: {} });
    expect([contribution.word, witnessOf("t", 0)?.nonce]).toEqual(["wind", "wind"]);
  });

  it("counts on nothing that did not go out", () => {
    const { world, session, contribution } = sit(lobby());
    world.line.breaks();
    contribution.add(session, lobby(), "wind");
    expect([contribution.word, witnessOf("t", 0)?.nonce]).toEqual(["", ""]);
  });
});

describe("what a browser saw of a deal", () => {
  it("is what it saw first, however often it is told something else", () => {
    witness(lobby());
    witness(table({ commitment: "another", nonces: ["77", ""] }));
    witness(table({ commitment: "promise", nonces: ["", "aa"] }));
    expect(witnessOf("t", 0)).toMatchObject({ commitment: "promise", early: true, nonces: ["77", ""] });
  });

  it("is late once the cards are dealt", () => {
    witness(table({ nonces: ["", ""] }, null));
    expect(witnessOf("t", null)).toMatchObject({ early: false, seat: null, nonces: ["", ""] });
  });

  it("is found by its seal, too", () => {
    witness(lobby());
    witnessMaking("other", 0, "other promise", "wind");
    expect(witnessesUnder("promise").map((each) => each.table)).toEqual(["t"]);
  });

  it("is forgotten with its table", () => {
    witness(lobby());
    leaveTable("t");
    expect(witnessesOf("t")).toEqual([]);
  });

  it("does not grow without end", () => {
    for (let n = 0; n < 250; n += 1) witnessMaking(`t${n}`, 0, "promise", "wind");
    expect(witnessOf("t249", 0)).toBeDefined();
    expect(JSON.parse(localStorage.getItem("ludotheque.witnesses") ?? "[]")).toHaveLength(200);
  });
});

describe("a word", () => {
  it("that is made up is another one each time", () => {
    expect(new Set(Array.from({ length: 100 }, newNonce)).size).toBe(100);
  });

  it.each([
    ["  Mère\u00a0 ☂ ", "Mère ☂"],
    ["a\u202eb\u0007\u200b", "ab"],
    ["\u200d ", ""],
    ["x".repeat(60), "x".repeat(40)],
  ])("%j is taken as %j", (typed, taken) => {
    expect(readableNonce(typed)).toBe(taken);
  });
});
