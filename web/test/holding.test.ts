// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { holdingAt, keyTo, secretOf, stayWithTab } from "../src/holding";
import { holdSeat, takeSeats } from "../src/seats";
import type { Key } from "../src/socket";
import { refusingStorage } from "./tables";

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

it("follows a link with one secret of its own, however often it is opened", () => {
  const { given } = holdingAt("t1", "link");
  const key = keyTo("t1", given ?? "");
  expect(key).toEqual({ secret: expect.stringMatching(/^[\w-]{24}$/), invitation: "link" });
  expect(keyTo("t1", "link"), "before it is known whether it opened anything").toEqual(key);
  expect(keyTo("t1", "another").secret).not.toBe(key.secret);
  holdSeat(seat(1, key.secret));
  expect(secretOf(holdingAt("t1", "link"))).toBe(key.secret);
  expect(secretOf(holdingAt("t1", null)), "when the page is loaded again").toBe(key.secret);
  expect(keyTo("t1", key.secret)).toEqual({ secret: key.secret });
});

it("keeps its own secret with the tab where the browser keeps nothing", async () => {
  let key: Key | undefined;
  refusingStorage(() => (key = keyTo("t1", holdingAt("t1", "link").given ?? "")));
  vi.resetModules();
  const again = await import("../src/holding");
  refusingStorage(() => {
    const { given } = again.holdingAt("t1", null);
    expect(again.keyTo("t1", given ?? ""), "when the page is loaded again").toEqual(key);
    expect(again.keyTo("t1", again.holdingAt("t1", "other").given ?? "").secret).not.toBe(key?.secret);
  });
});

it("is found again by the tab that made a table where the browser keeps nothing", () => {
  stayWithTab("mine");
  expect(secretOf(holdingAt("t1", null))).toBe("mine");
  const { secret } = keyTo("t1", holdingAt("t1", "link").given ?? "");
  stayWithTab(secret);
  expect(keyTo("t1", "link"), "by a link it is kept already").toEqual({ secret, invitation: "link" });
});

it("has nothing at a table that it does not know", () => {
  expect(holdingAt("t1", null)).toEqual({ given: null, people: [], watch: null });
  expect(secretOf(holdingAt("t1", null))).toBeNull();
});
