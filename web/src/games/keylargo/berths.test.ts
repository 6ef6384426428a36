import { describe, expect, test } from "vitest";
import {
  BOARDS,
  at,
  berthAt,
  berthOver,
  slotsOf,
  type Area,
  type Point,
  type Room,
  type Shape,
  type Stacks,
} from "./berths";
import { PLACES } from "./signs";

const SHAPES: Shape[] = ["wide", "tall"];

/** Stacks for three, four and five players (KL 1.5), and others that an edition might ask for. */
const EDITIONS: Stacks[] = [
  { shallow: 2, medium: 4, deep: 4 },
  { shallow: 3, medium: 5, deep: 5 },
  { shallow: 4, medium: 6, deep: 6 },
  { shallow: 4, medium: 3, deep: 8 },
  { shallow: 1, medium: 1, deep: 1 },
  { shallow: 0, medium: 6, deep: 0 },
];

const cases = SHAPES.flatMap((shape) => EDITIONS.map((stacks) => ({ shape, stacks })));

function around(middle: Point, { width, height }: Room): Area {
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

function overlap(a: Area, b: Area): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0;
}

function inside(part: Area, whole: Area): boolean {
  return (
    part.x >= whole.x &&
    part.y >= whole.y &&
    part.x + part.width <= whole.x + whole.width &&
    part.y + part.height <= whole.y + whole.height
  );
}

function sea(shape: Shape): Area {
  const { width, height, horizon } = BOARDS[shape];
  return { x: 0, y: horizon, width, height: height - horizon };
}

describe.each(cases)(
  "on a $shape board with $stacks.shallow, $stacks.medium, $stacks.deep wrecks",
  (given) => {
    const { shape, stacks } = given;
    const { wreck, boat, places } = BOARDS[shape];
    const wrecks = slotsOf(shape, stacks).map((slot) => around(slot, wreck));

    test("every wreck has a slot", () => {
      expect(wrecks).toHaveLength(stacks.shallow + stacks.medium + stacks.deep);
    });

    test("wrecks lie in the sea, apart from each other and from the places", () => {
      for (const [i, one] of wrecks.entries()) {
        expect(inside(one, sea(shape)), `wreck ${i}`).toBe(true);
        for (const [j, other] of wrecks.slice(i + 1).entries())
          expect(overlap(one, other), `wrecks ${i} and ${i + 1 + j}`).toBe(false);
        for (const place of PLACES) expect(overlap(one, places[place]), `wreck ${i}, ${place}`).toBe(false);
      }
    });

    test("a boat over a wreck stays below the horizon", () => {
      for (const slot of slotsOf(shape, stacks)) {
        const over = around(berthOver(shape, slot), { width: boat.size, height: boat.size });
        expect(inside(over, sea(shape))).toBe(true);
      }
    });

    test("five boats at a place touch no wreck, no tariff and no boat of the next place", () => {
      for (const place of PLACES) {
        const first = around(berthAt(shape, place, 0), { width: boat.size, height: boat.size });
        const moored = { ...first, width: boat.size + 4 * boat.step };
        expect(inside(moored, sea(shape)), place).toBe(true);
        for (const [i, one] of wrecks.entries())
          expect(overlap(moored, one), `${place}, wreck ${i}`).toBe(false);
        for (const other of PLACES) {
          expect(overlap(moored, places[other]), `${place}, ${other}`).toBe(false);
          if (other !== place)
            expect(overlap(moored, around(berthAt(shape, other, 0), { width: 1, height: 1 }))).toBe(false);
        }
      }
    });
  },
);

test("wrecks of one depth lie next to each other in the order of their letters, shallow ones first", () => {
  const [first, second, third] = slotsOf("wide", { shallow: 2, medium: 1, deep: 0 });
  expect(first!.x).toBeLessThan(second!.x);
  expect(third!.x).toBeLessThan(first!.x);
});

test("medium wrecks are shared by both sides of the island, the odd one on the left", () => {
  const slots = slotsOf("tall", { shallow: 0, medium: 5, deep: 0 });
  expect(slots.map(({ x }) => x)).toEqual([64, 64, 64, 296, 296]);
});

test("a point is given in shares of the board", () => {
  expect(at(BOARDS.wide, { x: 440, y: 150 })).toBe("left: 50%; top: 25%");
});
