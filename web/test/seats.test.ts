import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  glimpse,
  heldSeats,
  holdSeat,
  knownTables,
  leaveTable,
  linksOf,
  seatsAt,
  takeSeats,
} from "../src/seats";

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

  it("can be left for good", () => {
    leaveTable("t1");
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

  it("is not remembered where the browser refuses to, and nothing breaks", () => {
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full");
    });
    expect(holdSeat({ table: "t", seat: 1, secret: "s", game: "korsar", name: "" })).toBe(false);
    refuse.mockRestore();
    expect(heldSeats()).toEqual([]);
  });

  it("store that was damaged is an empty one", () => {
    localStorage.setItem("ludotheque.seats", "{");
    expect(heldSeats()).toEqual([]);
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
