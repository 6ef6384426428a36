import { describe, expect, it } from "vitest";
import { distance, lengthOf, type Point } from "./brush";
import {
  barsBeside,
  blowBetween,
  crestAt,
  reachOf,
  ringStrokes,
  type RingShape,
  type Seating,
} from "./strokes";

const SHAPE: RingShape = {
  width: 1160,
  height: 604,
  centre: [580, 326],
  radii: [352, 176],
  clear: { own: 54, other: 48 },
  ink: { width: 12, bristles: 8 },
  bar: { length: 24, width: 5.4, gap: 9, first: 7 },
};

const seating = (seats: number, down: number[] = [], viewer = 0): Seating => ({
  seats,
  viewer,
  harmless: Array.from({ length: seats }, (_, seat) => down.includes(seat)),
});

const steps = (who: Seating): [number, number][] => ringStrokes(SHAPE, who).map(({ from, to }) => [from, to]);

const nearest = (points: readonly Point[], to: Point): number =>
  Math.min(...points.map((point) => distance(point, to)));

describe("seats", () => {
  it("puts the viewer at the bottom and the next seat to the left, since turns go clockwise", () => {
    for (const viewer of [0, 4]) {
      const who = seating(6, [], viewer);
      expect(crestAt(SHAPE, who, viewer)).toEqual([expect.closeTo(580), expect.closeTo(502)]);
      expect(crestAt(SHAPE, who, (viewer + 1) % 6)[0]).toBeLessThan(580);
      expect(crestAt(SHAPE, who, (viewer + 3) % 6)[1]).toBeCloseTo(150);
    }
  });

  it("lets a harmless seat step outward", () => {
    const [standing, fallen] = [seating(6), seating(6, [3])].map((who) => crestAt(SHAPE, who, 3));
    expect(standing![1] - fallen![1]).toBeCloseTo(0.3 * 48);
  });
});

describe("strokes", () => {
  it("draws one stroke a step: as many as there are standing seats", () => {
    expect(steps(seating(4))).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ]);
    expect(steps(seating(6, [2, 5]))).toEqual([
      [0, 1],
      [1, 3],
      [3, 4],
      [4, 0],
    ]);
  });

  it("starts from the viewer's seat, or from the first standing one after it", () => {
    expect(steps(seating(4, [], 2))[0]).toEqual([2, 3]);
    expect(steps(seating(4, [2], 2))[0]).toEqual([3, 0]);
  });

  it("draws nothing where nobody has a neighbour", () => {
    expect(steps(seating(3, [0, 2]))).toEqual([]);
    expect(steps(seating(3, [0]))).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it("keeps clear of the crests at its ends and of the harmless ones that it passes", () => {
    for (const seats of [3, 4, 5, 6, 7]) {
      for (let fallen = 1; fallen < seats; fallen++) {
        const who = seating(seats, [fallen]);
        for (const { points, passes, from, to } of ringStrokes(SHAPE, who)) {
          expect(nearest(points, crestAt(SHAPE, who, from))).toBeGreaterThan(from === 0 ? 53 : 47);
          expect(nearest(points, crestAt(SHAPE, who, to))).toBeGreaterThan(to === 0 ? 53 : 47);
          if (passes) expect(nearest(points, crestAt(SHAPE, who, fallen))).toBeGreaterThan(48);
        }
      }
    }
  });
});

describe("bars", () => {
  it("lie across both strokes beside a seat, as many as asked", () => {
    const strokes = ringStrokes(SHAPE, seating(5));
    expect(barsBeside(SHAPE, strokes, 2, 2)).toHaveLength(4);
    expect(barsBeside(SHAPE, strokes, 2, 0)).toEqual([]);
  });

  it("lie beside that seat and not at the other end", () => {
    const who = seating(5);
    const [x, y] = crestAt(SHAPE, who, 2);
    for (const path of barsBeside(SHAPE, ringStrokes(SHAPE, who), 2, 1)) {
      const [, px, py] = /^M([\d.]+) ([\d.]+)/.exec(path)!.map(Number);
      expect(Math.hypot(px! - x, py! - y)).toBeLessThan(75);
    }
  });
});

describe("reach", () => {
  const reached = (who: Seating, accuracy: number) =>
    [...reachOf(who, ringStrokes(SHAPE, who), accuracy)].sort(([a], [b]) => a - b);

  it("runs as many strokes as the accuracy, both ways from the viewer", () => {
    expect(reached(seating(6), 2)).toEqual([
      [0, { step: 0, clockwise: true }],
      [1, { step: 1, clockwise: true }],
      [4, { step: 1, clockwise: false }],
      [5, { step: 0, clockwise: false }],
    ]);
  });

  it("runs along no stroke twice, the shorter way first", () => {
    expect(reached(seating(3), 5)).toEqual([
      [0, { step: 0, clockwise: true }],
      [1, { step: 1, clockwise: true }],
      [2, { step: 0, clockwise: false }],
    ]);
  });

  it("does not start from a seat that is off the line", () => {
    expect(reached(seating(6, [0]), 3)).toEqual([]);
  });
});

describe("blow", () => {
  const parts = seating(6);

  it("runs from the attacker to the target and touches neither crest", () => {
    const points = blowBetween(SHAPE, parts, 4, 0, false);
    expect(distance(points[0]!, crestAt(SHAPE, parts, 4))).toBeCloseTo(48, 0);
    expect(distance(points.at(-1)!, crestAt(SHAPE, parts, 0))).toBeGreaterThan(54);
  });

  it("stops at two thirds if it is parried", () => {
    const whole = blowBetween(SHAPE, parts, 4, 0, false);
    const stopped = blowBetween(SHAPE, parts, 4, 0, true);
    expect(lengthOf(stopped) / lengthOf(whole)).toBeCloseTo(2 / 3, 1);
  });

  it("bows away from the middle of the table, but runs straight to a neighbour", () => {
    const middleOf = (from: number, to: number) => blowBetween(SHAPE, parts, from, to, false)[7]!;
    const chord: Point = [(884.8 + 580) / 2, (238 + 502) / 2];
    expect(distance(middleOf(4, 0), SHAPE.centre)).toBeGreaterThan(distance(chord, SHAPE.centre) + 20);
    expect(lengthOf(blowBetween(SHAPE, parts, 5, 0, false))).toBeCloseTo(
      distance(crestAt(SHAPE, parts, 5), crestAt(SHAPE, parts, 0)) - 48 - 54 * 1.1,
      0,
    );
  });
});
