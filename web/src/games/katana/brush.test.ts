import { describe, expect, it } from "vitest";
import { branchOf } from "./branch";
import { chance, dryStroke, lengthOf, resample, stroke, travel, type Point } from "./brush";

const BEND: Point[] = [
  [0, 0],
  [50, 30],
  [100, 0],
];
const numbersOf = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);

describe("the line under the brush", () => {
  it("is cut into equal steps and keeps its ends", () => {
    const points = resample(BEND, 10);
    const steps = points.slice(1).map((point, i) => lengthOf([points[i]!, point]));
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)).toEqual([expect.closeTo(100), expect.closeTo(0)]);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.5);
  });

  it("is travelled by length, and no further than its end", () => {
    const corner: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(travel(corner, 12)).toEqual({ at: [10, 2], ahead: [0, 1] });
    expect(travel(corner, 99).at).toEqual([10, 10]);
  });
});

describe("the brush", () => {
  it("draws the same stroke for the same seed, and another for another", () => {
    const ink = { width: 12, bristles: 8 };
    expect(dryStroke(BEND, { ...ink, seed: 3 })).toBe(dryStroke(BEND, { ...ink, seed: 3 }));
    expect(dryStroke(BEND, { ...ink, seed: 3 })).not.toBe(dryStroke(BEND, { ...ink, seed: 4 }));
  });

  it("lays at least one closed outline a bristle", () => {
    const path = dryStroke(BEND, { width: 12, bristles: 8, seed: 5 });
    expect(path.split("Z").length - 1).toBeGreaterThanOrEqual(8);
    expect(path.split("M").length).toBe(path.split("Z").length);
  });

  it("stays as near the line as the brush is wide", () => {
    const flat: Point[] = [
      [0, 50],
      [100, 50],
    ];
    const numbers = numbersOf(stroke(flat, { width: 10, pressure: "bar", seed: 1 }));
    const ys = numbers.filter((_, i) => i % 2 === 1);
    expect(Math.min(...ys)).toBeGreaterThan(44);
    expect(Math.max(...ys)).toBeLessThan(56);
  });

  it("draws numbers between 0 and 1 that a seed decides", () => {
    const [a, b] = [chance(7), chance(7)];
    for (let i = 0; i < 50; i++) {
      const drawn = a();
      expect(drawn).toBe(b());
      expect(drawn).toBeGreaterThanOrEqual(0);
      expect(drawn).toBeLessThan(1);
    }
  });
});

describe("the winner's branch", () => {
  it("bears one blossom a point", () => {
    for (const points of [0, 1, 11, 30]) expect(branchOf(points).blossoms).toHaveLength(points);
  });

  it("keeps its blossoms inside its drawing, smaller where there are many", () => {
    const [few, many] = [branchOf(11), branchOf(30)].map(({ blossoms }) => blossoms);
    for (const { at } of [...few!, ...many!]) {
      expect(at[0]).toBeGreaterThan(0);
      expect(at[0]).toBeLessThan(350);
      expect(at[1]).toBeGreaterThan(-15);
      expect(at[1]).toBeLessThan(125);
    }
    const largest = (blossoms: { size: number }[]) => Math.max(...blossoms.map(({ size }) => size));
    expect(largest(many!)).toBeLessThan(largest(few!));
  });
});
