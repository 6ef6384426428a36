import { describe, expect, test } from "vitest";
import { halfOf, missing, NOTHING, takenBack, touched } from "./program";

const both = { morning: "dive", afternoon: "bar" } as const;

describe("two cards a day", () => {
  test("the first tap is the morning, the second the afternoon", () => {
    const one = touched(NOTHING, "dive");
    expect(one).toEqual({ morning: "dive", afternoon: null });
    expect(touched(one, "bar")).toEqual(both);
    expect([NOTHING, one, both].map(missing)).toEqual([2, 1, 0]);
  });

  test("a card tapped again is taken back, and the next one takes its half-day", () => {
    const without = touched(both, "dive");
    expect(without).toEqual({ morning: null, afternoon: "bar" });
    expect(touched(without, "shop")).toEqual({ morning: "shop", afternoon: "bar" });
  });

  test("a third card takes the afternoon's place", () => {
    expect(touched(both, "market")).toEqual({ morning: "dive", afternoon: "market" });
  });

  test("what was laid down last is taken back first", () => {
    expect(takenBack(both)).toEqual({ morning: "dive", afternoon: null });
    expect(takenBack({ morning: "dive", afternoon: null })).toEqual(NOTHING);
  });

  test("a card lies in one half-day or in none", () => {
    expect(halfOf(both, "dive")).toBe("morning");
    expect(halfOf(both, "bar")).toBe("afternoon");
    expect(halfOf(both, "shop")).toBeNull();
  });
});
