import { describe, expect, test } from "vitest";
import { arcsOf, barsAt, inked, placesOn, stoneAt, strikeOf } from "./ring";

const ellipse = { x: 580, y: 326, rx: 352, ry: 176 };
const arcs = (...standing: boolean[]) => arcsOf(ellipse, standing, () => 48);
const all = (n: number) => Array<boolean>(n).fill(true);

describe("places", () => {
  test("the viewer sits lowest, the next seat in turn to the left", () => {
    const places = placesOn(ellipse, 4);
    expect(places[0]).toEqual({ x: expect.closeTo(580), y: expect.closeTo(502) });
    expect(places[1]).toEqual({ x: expect.closeTo(228), y: expect.closeTo(326) });
    expect(places[2]!.y).toBeCloseTo(150);
  });

  test("a stone lies between the crest and the middle", () => {
    const stone = stoneAt(ellipse, { x: 228, y: 326 }, 40);
    expect(stone).toEqual({ x: expect.closeTo(40), y: expect.closeTo(0) });
  });
});

describe("strokes", () => {
  test.each([3, 4, 5, 6, 7])("with %i who stand there is one stroke a neighbour", (n) => {
    expect(arcs(...all(n)).map(({ from, to }) => [from, to])).toEqual(
      all(n).map((_, place) => [place, (place + 1) % n]),
    );
  });

  test("one stroke runs past a harmless seat, on the inside", () => {
    const passing = arcs(true, true, false, true);
    expect(passing.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 3],
      [3, 0],
    ]);
    const highest = Math.min(...passing[1]!.points.map(({ y }) => y));
    expect(highest).toBeGreaterThan(placesOn(ellipse, 4)[2]!.y + 15);
  });

  test("two who stand are joined both ways; one alone is not", () => {
    expect(arcs(true, false, true, false).length).toBe(2);
    expect(arcs(true, false, false)).toEqual([]);
  });

  test("a stroke keeps clear of both crests", () => {
    const places = placesOn(ellipse, 6);
    for (const { from, to, points } of arcs(...all(6))) {
      const first = points[0]!;
      const last = points.at(-1)!;
      expect(Math.hypot(first.x - places[from]!.x, first.y - places[from]!.y)).toBeGreaterThanOrEqual(48);
      expect(Math.hypot(last.x - places[to]!.x, last.y - places[to]!.y)).toBeGreaterThanOrEqual(47);
    }
  });
});

describe("reach", () => {
  test("ink runs as many strokes as the weapon reaches, both ways", () => {
    const six = arcs(...all(6));
    expect([...inked(six, 1)].sort()).toEqual([0, 5]);
    expect([...inked(six, 2)].sort()).toEqual([0, 1, 4, 5]);
    expect(inked(six, 5).size).toBe(6);
  });

  test("harmless seats cost no ink", () => {
    const passing = arcs(true, false, true, true, true);
    const reached = [...inked(passing, 1)].map((at) => passing[at]!);
    expect(reached.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [4, 0],
    ]);
  });

  test("from who is harmless no ink runs", () => {
    expect(inked(arcs(false, true, true), 3).size).toBe(0);
  });
});

test("bars lie across both strokes beside their seat", () => {
  const six = arcs(...all(6));
  expect(barsAt(six, 2, 2, 9).length).toBe(4);
  expect(barsAt(six, 2, 0, 9)).toEqual([]);
  const [bar] = barsAt(six, 0, 1, 9);
  const { x, y } = six[0]!.points[0]!;
  expect(Math.hypot(bar!.x - x, bar!.y - y)).toBeCloseTo(7.2, 0);
});

test("a blow goes from attacker to target; a parry stops it on the way", () => {
  const [a, b] = [placesOn(ellipse, 6)[4]!, placesOn(ellipse, 6)[0]!];
  const whole = strikeOf(ellipse, a, b, 48, 1).at(-1)!;
  const parried = strikeOf(ellipse, a, b, 48, 2 / 3).at(-1)!;
  const left = ({ x, y }: { x: number; y: number }) => Math.hypot(x - b.x, y - b.y);
  expect(left(whole)).toBeCloseTo(48, 0);
  expect(left(parried)).toBeGreaterThan(100);
});
