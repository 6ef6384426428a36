import { describe, expect, test } from "vitest";
import { compactSideOf, compactStage, deskStage, sideOf, stoneAt, type Stage } from "./stage";
import { crestAt } from "./strokes";

const PLAYERS = [3, 4, 5, 6, 7];

function crests({ shape }: Stage, seats: number) {
  const seating = { seats, viewer: 0, harmless: Array<boolean>(seats).fill(false) };
  return seating.harmless.map((_, seat) => crestAt(shape, seating, seat));
}

describe("the ring on a large screen", () => {
  test.each(PLAYERS)("with %i seats leaves room for words around it", (seats) => {
    const stage = deskStage({ width: 1160, height: 604 }, seats);
    for (const [place, [x, y]] of crests(stage, seats).entries()) {
      const side = sideOf(place, seats);
      if (side === "left" || side === "right") expect(Math.min(x, 1160 - x)).toBeGreaterThanOrEqual(227);
      expect(y).toBeGreaterThanOrEqual(side === "above" ? 141 : 111);
      expect(y).toBeLessThanOrEqual(604 - 97);
    }
  });

  test("is no flatter than it must be, and stays an ellipse in much room", () => {
    const [rx, ry] = deskStage({ width: 1800, height: 900 }, 5).shape.radii;
    expect(rx).toBe(460);
    expect(ry).toBeLessThan(rx * 0.63);
  });
});

describe("the ring on a phone", () => {
  test.each(PLAYERS)("with %i seats lies within its 360 × 300 pixels, words and all", (seats) => {
    const stage = compactStage({ width: 360, height: 300 }, seats);
    expect(stage.crest).toBe(44);
    for (const [x, y] of crests(stage, seats)) {
      expect(Math.min(x, 360 - x)).toBeGreaterThanOrEqual(51.9);
      expect(y).toBeGreaterThanOrEqual(63.9);
      expect(y).toBeLessThanOrEqual(272.1);
    }
  });

  test("grows with the room it has", () => {
    expect(compactStage({ width: 768, height: 560 }, 6).crest).toBeGreaterThan(66);
  });
});

describe("words", () => {
  test("stand on the side of their crest; alone at the top above it; the viewer's below", () => {
    expect([0, 1, 2, 3, 4, 5].map((place) => sideOf(place, 6))).toEqual([
      "below",
      "left",
      "left",
      "above",
      "right",
      "right",
    ]);
    expect([0, 1, 2, 3, 4].map((place) => sideOf(place, 5))).toEqual([
      "below",
      "left",
      "left",
      "right",
      "right",
    ]);
  });

  test("on a phone the upper seats' stand above", () => {
    const above = [0, 1, 2, 3, 4, 5, 6].filter((place) => compactSideOf(place, 7) === "above");
    expect(above).toEqual([3, 4]);
  });
});

test("a stone lies between its crest and the middle", () => {
  const { shape } = deskStage({ width: 1160, height: 604 }, 6);
  const [x, y] = stoneAt(shape, [shape.centre[0] - 300, shape.centre[1]], 40);
  expect(x).toBeCloseTo(40);
  expect(y).toBeCloseTo(0);
});
