import { describe, expect, it } from "vitest";
import { bytesOf, checksOf, dealIn, hexOf, verdictOf, wordOf, type Check } from "../src/proof";
import { sha256 } from "../src/sha256";
import type { Deal } from "../src/wire";
import type { Witness } from "../src/witness";

const seed = "00".repeat(16) + "ff".repeat(16);
const promise = sha256(bytesOf(seed));
const deal: Deal = { commitment: promise, seed, nonces: [hexOf("wind"), ""], decisions: 9, flaw: null };
const seen: Witness = {
  table: "t",
  seat: 0,
  commitment: promise,
  early: true,
  nonce: "wind",
  former: "",
  nonces: [hexOf("wind"), ""],
};

const findings = (told: Deal, ...witnesses: Witness[]): Partial<Record<Check["about"], Check["finding"]>> =>
  Object.fromEntries(checksOf(told, witnesses).map(({ about, finding }) => [about, finding]));
const verdict = (told: Deal, ...witnesses: Witness[]) => verdictOf(checksOf(told, witnesses));

const right = { promise: "right", own: "right", others: "right", rules: "right" };

describe("a deal", () => {
  it("that is as it was promised, with what was added here, is verified", () => {
    expect(findings(deal, seen)).toEqual(right);
    expect(verdict(deal, seen)).toBe("whole");
  });

  it("of another seed than the one promised here is not", () => {
    const other = "11".repeat(32);
    const told = { ...deal, seed: other, commitment: sha256(bytesOf(other)) };
    expect(findings(told, seen)).toEqual({ ...right, promise: "wrong" });
    expect(verdict(told, seen)).toBe("wrong");
  });

  it("whose seed does not fit its own promise is not, whoever looks", () => {
    expect(findings({ ...deal, seed: "11".repeat(32) }).promise).toBe("wrong");
  });

  it("without the word that was added here is not", () => {
    for (const nonces of [
      ["", ""],
      [hexOf("sea"), ""],
      ["", hexOf("wind")],
    ]) {
      expect(findings({ ...deal, nonces }, { ...seen, nonces: [] })).toEqual({
        ...right,
        own: "wrong",
        others: undefined,
      });
    }
  });

  it("in which a word of somebody else has changed since the beginning is not", () => {
    expect(findings({ ...deal, nonces: [hexOf("wind"), hexOf("sea")] }, seen)).toEqual({
      ...right,
      others: "wrong",
    });
  });

  it("that does not follow from its seed by the rules is not", () => {
    const flaw = { id: "error-record-scores", args: {}, seats: {} };
    expect(findings({ ...deal, flaw }, seen)).toEqual({ ...right, rules: "wrong" });
  });

  it("is verified in part by who came after the first card, or added nothing", () => {
    const late: Witness = { ...seen, early: false };
    expect(findings(deal, late)).toEqual({ ...right, promise: "unseen" });
    const silent: Witness = { ...seen, seat: null, nonce: "" };
    expect(findings(deal, silent)).toEqual({ ...right, own: "unseen" });
    expect(findings(deal)).toEqual({ promise: "unseen", own: "unseen", rules: "right" });
    for (const each of [late, silent]) expect(verdict(deal, each)).toBe("partly");
  });

  it("is checked for every seat of a device that is passed round", () => {
    const nonces = [hexOf("wind"), hexOf("sea")];
    const both = [0, 1].map((seat) => ({ ...seen, seat, nonces, nonce: seat === 0 ? "wind" : "sea" }));
    expect(verdict({ ...deal, nonces }, ...both)).toBe("whole");
    expect(verdict({ ...deal, nonces: nonces.reverse() }, ...both)).toBe("wrong");
  });
});

it("a word is read as it was written", () => {
  expect(hexOf("Mère ☂")).toBe("4dc3a8726520e29882");
  expect(wordOf(hexOf("Mère ☂"))).toBe("Mère ☂");
});

it("a record says what its game was dealt from", () => {
  const lines = [
    "ludotheque record 1",
    "game korsar",
    "seat 0 Inès",
    "seat 1",
    `commitment ${promise}`,
    `seed ${seed}`,
  ];
  const played = [`nonce 1 ${hexOf("sea")}`, "begin", "0: draw", "1: draw", "over", "scores 1 0", "end 0123"];
  expect(dealIn([...lines, ...played].join("\n"))).toEqual({
    ...deal,
    nonces: ["", hexOf("sea")],
    decisions: 2,
  });
});
