import { beforeEach, expect, it } from "vitest";
import { holdingAt, secretOf } from "../src/holding";
import { holdSeat, takeSeats } from "../src/seats";

const seat = (number: number | null, secret: string) => ({
  table: "t1",
  seat: number,
  secret,
  game: "korsar",
  name: "",
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/t/t1/replay?moment=4");
});

it("goes by the link that was opened, which leaves the address", () => {
  history.replaceState(null, "", "/t/t1/replay?moment=4#mine");
  holdSeat(seat(0, "other"));
  expect(secretOf(holdingAt("t1", "mine"))).toBe("mine");
  expect(location.pathname + location.search + location.hash).toBe("/t/t1/replay?moment=4");
  expect(secretOf(holdingAt("t1", null)), "when the page is loaded again").toBe("mine");
});

it("else goes by the one seat of this browser", () => {
  holdSeat(seat(2, "mine"));
  takeSeats({ table: "t1", watch: "eye", seats: [] }, "korsar", []);
  expect(secretOf(holdingAt("t1", null))).toBe("mine");
});

it("looks as everybody may on a device that is passed round", () => {
  holdSeat(seat(0, "a"));
  holdSeat(seat(1, "b"));
  const before = holdingAt("t1", null);
  expect(before.people).toHaveLength(2);
  expect(secretOf(before)).toBe("a");
  holdSeat(seat(null, "eye"));
  expect(secretOf(holdingAt("t1", null))).toBe("eye");
});

it("has nothing at a table that it does not know", () => {
  expect(holdingAt("t1", null)).toEqual({ given: null, people: [], watch: null });
  expect(secretOf(holdingAt("t1", null))).toBeNull();
});
