// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import {
  glimpse,
  heldSeats,
  holdSeat,
  holdsSeveral,
  keepLink,
  keepOwnSecret,
  knownTables,
  leaveTable,
  linksOf,
  loseSeat,
  MOST_OWN,
  newSecret,
  ownSecret,
  seatsAreStored,
  seatsAt,
  takeSeats,
} from "../src/seats";
import { keepWitness, witnessOf } from "../src/witness";
import { refusingStorage } from "./tables";

const made = {
  table: "t1",
  watch: "eye",
  seats: [
    { seat: 0, secret: "mine" },
    { seat: 1, secret: "friend" },
    { seat: 2, secret: "here" },
    { seat: 3, secret: null },
  ],
};
const kinds = [
  { kind: "me", name: "Inès" },
  { kind: "open" },
  { kind: "device", name: "Malo" },
  { kind: "bot" },
] as const;

beforeEach(() => localStorage.clear());

describe("a new table", () => {
  beforeEach(() => takeSeats(made, "korsar", kinds));

  it("gives this browser its own seats and those of its device", () => {
    expect(heldSeats()).toEqual([
      { table: "t1", seat: 0, secret: "mine", game: "korsar", name: "Inès" },
      { table: "t1", seat: 2, secret: "here", game: "korsar", name: "Malo" },
    ]);
  });

  it("keeps the links of open seats apart from them, and the one for watching", () => {
    expect(linksOf("t1")).toEqual({ table: "t1", seats: [{ seat: 1, secret: "friend" }], watch: "eye" });
  });

  it("is known by the name that other pages and tests read", () => {
    expect(JSON.parse(localStorage.getItem("ludotheque.seats") ?? "null")).toHaveLength(2);
  });

  it("has a new link for a seat in the place of the former one, also where this browser did not make it", () => {
    keepLink("t1", 1, "newer");
    keepLink("t2", 3, "new");
    expect(linksOf("t1")?.seats).toEqual([{ seat: 1, secret: "newer" }]);
    expect(linksOf("t2")).toEqual({ table: "t2", seats: [{ seat: 3, secret: "new" }], watch: null });
  });

  it("can be left, and is come back to by nothing but a link that was followed here", () => {
    keepOwnSecret("t1", "link", "own");
    leaveTable("t1");
    expect(ownSecret("t1", "link")).toBe("own");
    expect(ownSecret("t2", "link")).toBe(null);
    expect(seatsAt("t1")).toEqual([]);
    expect(linksOf("t1")).toBe(null);
  });
});

describe("a seat", () => {
  it("held again is refreshed, not doubled", () => {
    const seat = { table: "t", seat: 1, secret: "s", game: "korsar", name: "" };
    holdSeat(seat);
    holdSeat({ ...seat, name: "Nour" });
    expect(seatsAt("t")).toEqual([{ ...seat, name: "Nour" }]);
  });

  it("has one secret: a new one takes its place, and what was added to the deal with the former one goes", () => {
    const seat = { table: "t", seat: 1, secret: "former", game: "korsar", name: "" };
    const seen = { table: "t", commitment: "c", early: true, nonce: "wind", former: "", nonces: [] };
    for (const number of [0, 1]) keepWitness({ ...seen, seat: number });
    holdSeat({ ...seat, seat: 0, secret: "other" });
    holdSeat(seat);
    holdSeat({ ...seat, secret: "new" });
    expect(seatsAt("t").map((each) => each.secret)).toEqual(["other", "new"]);
    expect(witnessOf("t", 1)).toBeUndefined();
    expect(witnessOf("t", 0)?.nonce).toBe("wind");
  });

  it("is one of several where a device is passed round; the place of those who watch is none", () => {
    const seat = { table: "t", seat: 1, secret: "s", game: "korsar", name: "" };
    holdSeat(seat);
    holdSeat({ ...seat, seat: null, secret: "eye" });
    expect(holdsSeveral("t")).toBe(false);
    holdSeat({ ...seat, seat: 2, secret: "two" });
    expect(holdsSeveral("t")).toBe(true);
  });

  it("that is lost is held no more", () => {
    holdSeat({ table: "t", seat: 1, secret: "s", game: "korsar", name: "" });
    loseSeat("t", "another");
    expect(seatsAt("t")).toHaveLength(1);
    loseSeat("t", "s");
    expect(seatsAt("t")).toEqual([]);
  });

  it("gets secrets as the server makes them", () => {
    const all = Array.from({ length: 200 }, newSecret);
    expect(new Set(all).size).toBe(200);
    for (const secret of all) expect(secret).toMatch(/^[A-Za-z0-9_-]{24}$/);
  });

  it("is held, and its links given away, as long as the page is open where the browser keeps nothing", () => {
    const seat = { table: "t", seat: 1, secret: "s", game: "korsar", name: "" };
    refusingStorage(() => {
      expect(holdSeat(seat)).toBe(false);
      keepLink("t", 2, "link");
    });
    expect(seatsAreStored()).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(heldSeats()).toEqual([seat]);
    expect(linksOf("t")?.seats).toEqual([{ seat: 2, secret: "link" }]);
    leaveTable("t");
    expect([heldSeats(), linksOf("t")]).toEqual([[], null]);
    expect(seatsAreStored(), "when it stores again").toBe(true);
  });

  it("store that was damaged is an empty one", () => {
    localStorage.setItem("ludotheque.seats", "{");
    expect(heldSeats()).toEqual([]);
  });
});

describe("the links that were followed here", () => {
  const seen = { yours: false, names: [], tokens: [] };
  const known = (table: string): boolean => ownSecret(table, `link ${table}`) !== null;
  const follow = (table: string): void => keepOwnSecret(table, `link ${table}`, `own ${table}`);

  it("are forgotten when there are too many: first of tables that ended longest ago, last of those that go on", () => {
    glimpse({ ...seen, table: "going on", status: "playing", at: 1 });
    glimpse({ ...seen, table: "ended lately", status: "over", at: 3 });
    glimpse({ ...seen, table: "ended long ago", status: "over", at: 2 });
    const first = ["going on", "unused", "ended lately", "used again", "ended long ago"];
    first.forEach(follow);
    for (let n = first.length; n < MOST_OWN; n++) follow(`t${n}`);
    follow("used again");
    const left = new Set(first);
    expect(first.every(known)).toBe(true);
    for (const gone of ["ended long ago", "ended lately", "unused"]) {
      follow(`after ${gone} there is room`);
      expect(known(`after ${gone} there is room`)).toBe(true);
      expect(known(gone)).toBe(false);
      left.delete(gone);
      expect([...left].every(known)).toBe(true);
    }
    for (let n = 0; n < MOST_OWN - 2; n++) follow(`later ${n}`);
    expect(first.filter(known)).toEqual(["going on"]);
    expect(JSON.parse(localStorage.getItem("ludotheque.own") ?? "[]")).toHaveLength(MOST_OWN);
  });
});

describe("the tables on the shelf", () => {
  it("stand with those first where it is one's turn, then the latest", () => {
    for (const table of ["a", "b", "c"])
      holdSeat({ table, seat: 0, secret: table, game: "korsar", name: "" });
    const seen = { status: "playing", names: [], tokens: [] } as const;
    glimpse({ ...seen, names: [], tokens: [], table: "a", yours: true, at: 1 });
    glimpse({ ...seen, names: [], tokens: [], table: "b", yours: false, at: 2 });
    glimpse({ ...seen, names: [], tokens: [], table: "c", yours: false, at: 3 });
    expect(knownTables().map((each) => each.table)).toEqual(["a", "c", "b"]);
  });
});
