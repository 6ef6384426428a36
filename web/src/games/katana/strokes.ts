/** Where the ink lies: seats on an ellipse, a stroke between standing neighbours, bars beside a seat, reach and blow. */

import { between, direction, distance, lengthOf, stroke, travel, type Point } from "./brush";

/** The ring as it lies on a screen, in its own pixels. */
export interface RingShape {
  width: number;
  height: number;
  centre: Point;
  radii: Point;
  /** How far from a crest's middle ink begins: at the viewer's crest, which may be larger, and at the others. */
  clear: { own: number; other: number };
  /** Width of a stroke, and of how many bristles it is made. */
  ink: { width: number; bristles: number };
  bar: { length: number; width: number; gap: number; first: number };
}

/** Who sits where: the viewer's seat is at the bottom, the others follow clockwise; a spectator sees from seat 0. */
export interface Seating {
  seats: number;
  viewer: number;
  /** By seat; harmless seats have stepped off the line. */
  harmless: readonly boolean[];
}

/** How far a harmless seat steps outward, and the stroke that passes it by runs inward, for each pixel of clearance. */
const OUTWARD = 0.3;
const INWARD = 1;

const degrees = ({ seats, viewer }: Seating, seat: number): number =>
  90 + (((seat - viewer + seats) % seats) * 360) / seats;

/** The point of the ring at this angle, or so many pixels outside it. */
function onEllipse({ centre, radii }: RingShape, angle: number, outside: number): Point {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
  const [nx, ny] = direction([0, 0], [dx * radii[1], dy * radii[0]]);
  return [centre[0] + dx * radii[0] + nx * outside, centre[1] + dy * radii[1] + ny * outside];
}

/** The middle of a seat's crest. */
export const crestAt = (shape: RingShape, seating: Seating, seat: number): Point =>
  onEllipse(shape, degrees(seating, seat), seating.harmless[seat] ? OUTWARD * shape.clear.other : 0);

/** A stroke of the ring: one step of distance between two standing seats, clockwise. */
export interface RingStroke {
  from: number;
  to: number;
  points: Point[];
  /** Whether it passes a harmless seat, on the inside. */
  passes: boolean;
}

/** One stroke from each standing seat to the next; counting them is counting distance (KA 3.4). */
export function ringStrokes(shape: RingShape, seating: Seating): RingStroke[] {
  const turn = Array.from({ length: seating.seats }, (_, i) => (seating.viewer + i) % seating.seats);
  const standing = turn.filter((seat) => !seating.harmless[seat]);
  if (standing.length < 2) return [];
  return standing.map((from, i) => ringStroke(shape, seating, from, standing[(i + 1) % standing.length]!));
}

function ringStroke(shape: RingShape, seating: Seating, from: number, to: number): RingStroke {
  const start = degrees(seating, from);
  const span = (degrees(seating, to) - start + 360) % 360;
  const passes = span > 360 / seating.seats + 1;
  const inward = passes ? INWARD * shape.clear.other : 0;
  const at = (t: number): Point =>
    onEllipse(shape, start + span * t, -inward * Math.sqrt(Math.sin(Math.PI * t)));
  const clear = (seat: number): number => (seat === seating.viewer ? shape.clear.own : shape.clear.other);
  const first = freeOf(at, clear(from));
  const last = 1 - freeOf((t) => at(1 - t), clear(to));
  const points = Array.from({ length: 15 }, (_, i) => at(first + ((last - first) * i) / 14));
  return { from, to, points, passes };
}

/** The share of a way after which it is this far from where it began. */
function freeOf(at: (t: number) => Point, clear: number): number {
  const start = at(0);
  for (let t = 0; t < 0.5; t += 0.004) if (distance(start, at(t)) >= clear) return t;
  return 0.5;
}

/** The same stroke always looks the same; another number of seats is another drawing. */
export const seedOf = ({ seats }: Seating, { from }: RingStroke): number => from * 7 + 3 + seats;

/** As many bars as add to the difficulty of this seat, across both strokes beside it; path data. */
export function barsBeside(
  shape: RingShape,
  strokes: readonly RingStroke[],
  seat: number,
  count: number,
): string[] {
  const leaving = strokes.filter((each) => each.from === seat).map((each) => each.points);
  const coming = strokes.filter((each) => each.to === seat).map((each) => each.points.toReversed());
  return [...leaving, ...coming].flatMap((points) =>
    Array.from({ length: count }, (_, k) => barAcross(shape, points, k, seat * 8 + k)),
  );
}

function barAcross({ bar }: RingShape, points: readonly Point[], nth: number, seed: number): string {
  const { at, ahead } = travel(points, bar.first + nth * bar.gap);
  const half = bar.length / 2;
  const ends: Point[] = [
    [at[0] + ahead[1] * half, at[1] - ahead[0] * half],
    at,
    [at[0] - ahead[1] * half, at[1] + ahead[0] * half],
  ];
  return stroke(ends, { width: bar.width, pressure: "bar", seed, knots: 6 });
}

/** How the red ink runs along a stroke: the how-manieth it is, and whether it runs clockwise. */
export interface Reached {
  step: number;
  clockwise: boolean;
}

/** The strokes that a weapon of this accuracy runs along from the viewer's seat, both ways; by their index. */
export function reachOf(
  { viewer }: Seating,
  strokes: readonly RingStroke[],
  accuracy: number,
): Map<number, Reached> {
  const reached = new Map<number, Reached>();
  const start = strokes.findIndex((each) => each.from === viewer);
  if (start < 0) return reached;
  const n = strokes.length;
  for (let step = 0; step < Math.min(accuracy, n); step++) {
    const ahead = (start + step) % n;
    const behind = (start - 1 - step + n) % n;
    if (!reached.has(ahead)) reached.set(ahead, { step, clockwise: true });
    if (!reached.has(behind)) reached.set(behind, { step, clockwise: false });
  }
  return reached;
}

/** A parry stops a blow here. */
const STOPPED = 2 / 3;

/** The line of a blow from one crest to another: it bows away from the middle, where the table tells what happens. */
export function blowBetween(
  shape: RingShape,
  seating: Seating,
  from: number,
  to: number,
  parried: boolean,
): Point[] {
  const [start, end] = [crestAt(shape, seating, from), crestAt(shape, seating, to)];
  const neighbours = [1, seating.seats - 1].includes((to - from + seating.seats) % seating.seats);
  const middle = between(start, end, 0.5);
  const [dx, dy] = direction(start, end);
  const outward = (middle[0] - shape.centre[0]) * -dy + (middle[1] - shape.centre[1]) * dx < 0 ? -1 : 1;
  const bow = neighbours ? 0 : 0.13 * distance(start, end) * outward;
  const way = Array.from({ length: 41 }, (_, i): Point => {
    const [x, y] = between(start, end, i / 40);
    const out = bow * 4 * (i / 40) * (1 - i / 40);
    return [x - dy * out, y + dx * out];
  });
  const length = lengthOf(way);
  const first = shape.clear.other;
  const last = length - shape.clear.own * 1.1;
  const stop = parried ? first + (last - first) * STOPPED : last;
  return Array.from({ length: 15 }, (_, i) => travel(way, first + ((stop - first) * i) / 14).at);
}
