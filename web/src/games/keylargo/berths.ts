/**
 * Where everything lies on the board, in the units of its drawing: wide (880 × 600) for a desk, tall (360 × 306) for a
 * phone. The page may stretch either: `at` turns a point into shares of whatever room the board has.
 */

import { DEPTHS, type Depth, type Place } from "./signs";

export type Shape = "wide" | "tall";

export interface Point {
  x: number;
  y: number;
}

/** What a drawing measures, in its own units. */
export interface Room {
  width: number;
  height: number;
}

export interface Area extends Point, Room {}

interface Board extends Room {
  /** Where the sky ends and the sea begins. */
  horizon: number;
  /** Where the sun stands in the morning and in the afternoon. */
  sun: { morning: number; afternoon: number; radius: number };
  /** The room a wreck takes, around its slot: ship and tag. */
  wreck: Room;
  /** How large a boat is, and how far the next one lands from it. */
  boat: { size: number; step: number };
  /** How far above the middle of a wreck a boat lies that dives there: it must leave the tag of the next wreck free. */
  above: number;
  places: Record<Place, Area>;
  /** The middle of the first boat at each place. */
  landings: Record<Place, Point>;
  /** The waters of each depth, as lines along which its wrecks lie. */
  waters: Record<Depth, Point[][]>;
  palms: Area[];
}

const points = (...flat: [number, number][]): Point[] => flat.map(([x, y]) => ({ x, y }));
export const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });

export const BOARDS: Record<Shape, Board> = {
  wide: {
    width: 880,
    height: 600,
    horizon: 92,
    sun: { morning: 132, afternoon: 742, radius: 40 },
    wreck: { width: 92, height: 72 },
    boat: { size: 38, step: 39 },
    above: 40,
    places: {
      bar: area(206, 160, 208, 94),
      dolphins: area(476, 160, 208, 94),
      shop: area(206, 258, 208, 94),
      market: area(476, 258, 208, 94),
    },
    landings: {
      bar: { x: 245, y: 127 },
      dolphins: { x: 510, y: 127 },
      shop: { x: 245, y: 375 },
      market: { x: 510, y: 375 },
    },
    waters: {
      shallow: [points([163, 424], [232, 432], [366, 442], [514, 442], [648, 432], [717, 424])],
      medium: [points([124, 140], [106, 300], [132, 456]), points([756, 140], [774, 300], [748, 456])],
      deep: [points([8, 500], [60, 506], [250, 544], [440, 552], [630, 544], [820, 506], [872, 500])],
    },
    palms: [
      area(176, 146, 58, 76),
      area(646, 140, 52, 68),
      area(668, 250, 50, 66),
      area(186, 262, 44, 58),
      area(404, 128, 60, 78),
      area(424, 196, 48, 63),
      area(408, 250, 58, 76),
    ],
  },
  tall: {
    width: 360,
    height: 306,
    horizon: 38,
    sun: { morning: 58, afternoon: 300, radius: 17 },
    wreck: { width: 42, height: 46 },
    boat: { size: 24, step: 17 },
    above: 19,
    places: {
      bar: area(87, 66, 92, 56),
      dolphins: area(181, 66, 92, 56),
      shop: area(87, 125, 92, 56),
      market: area(181, 125, 92, 56),
    },
    landings: {
      bar: { x: 99, y: 54 },
      dolphins: { x: 193, y: 54 },
      shop: { x: 99, y: 194 },
      market: { x: 193, y: 194 },
    },
    waters: {
      shallow: [points([89, 232], [271, 232])],
      medium: [points([64, 64], [64, 220]), points([296, 64], [296, 220])],
      deep: [points([21, 64], [21, 240], [66, 282], [294, 282], [339, 240], [339, 64])],
    },
    palms: [],
  },
};

/** How many wrecks of each depth lie in the sea. */
export type Stacks = Record<Depth, number>;

/** The slots of all wrecks, in the order of their letters: shallow ones first, along each of their waters. */
export function slotsOf(shape: Shape, stacks: Stacks): Point[] {
  return DEPTHS.flatMap((depth) => {
    const lines = BOARDS[shape].waters[depth];
    return lines.flatMap((line, side) => spread(line, Math.ceil((stacks[depth] - side) / lines.length)));
  });
}

/** Where the `n`-th boat to arrive (from 0) lies at a place. */
export function berthAt(shape: Shape, place: Place, n: number): Point {
  const { landings, boat } = BOARDS[shape];
  return { x: landings[place].x + n * boat.step, y: landings[place].y };
}

/** Where a boat lies that dives at a wreck. */
export function berthOver(shape: Shape, slot: Point): Point {
  return { x: slot.x, y: slot.y - BOARDS[shape].above };
}

/** A point as the style that puts something there, in whatever room the drawing is given. */
export function at({ width, height }: Room, { x, y }: Point): string {
  return `left: ${share(x, width)}; top: ${share(y, height)}`;
}

/** The same for something that is as wide as `area`, and as high as it then must be. */
export function across(room: Room, area: Area): string {
  return `${at(room, area)}; width: ${share(area.width, room.width)}`;
}

export function share(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1e5) / 1e3}%`;
}

/** `n` points on a line, each in the middle of an equal share of its length. */
function spread(line: Point[], n: number): Point[] {
  const lengths = line.slice(1).map((to, i) => Math.hypot(to.x - line[i]!.x, to.y - line[i]!.y));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: n }, (_, i) => along(line, lengths, (total * (i + 0.5)) / n));
}

function along(line: Point[], lengths: number[], distance: number): Point {
  let leg = 0;
  while (distance > lengths[leg]!) distance -= lengths[leg++]!;
  const [from, to] = [line[leg]!, line[leg + 1]!];
  const part = distance / lengths[leg]!;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
