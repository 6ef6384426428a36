/** Where seats stand and where ink runs between them. Places count clockwise from the viewer's, which is 0 and lowest. */

export interface Point {
  x: number;
  y: number;
}

export interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** The ink between two neighbours that stand: counting such strokes is counting distance. */
export interface Arc {
  from: number;
  to: number;
  points: Point[];
}

/** A short bar across a stroke, beside the seat that is harder to reach. */
export interface Bar {
  x: number;
  y: number;
  /** In degrees; 0 lies flat. */
  turn: number;
}

const SAMPLES = 14;
/** How far inside the line a stroke passes by a seat that is harmless. */
const DIP = 0.86;

/** Clockwise on the screen, where y grows downwards. */
const angleOf = (place: number, seats: number): number => (90 + (place * 360) / seats) * (Math.PI / 180);

const on = ({ x, y, rx, ry }: Ellipse, angle: number, share = 1): Point => ({
  x: x + Math.cos(angle) * rx * share,
  y: y + Math.sin(angle) * ry * share,
});

export function placesOn(ellipse: Ellipse, seats: number): Point[] {
  return Array.from({ length: seats }, (_, place) => on(ellipse, angleOf(place, seats)));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One stroke from each standing seat to the next that stands; `clear`: how far from a place it begins and ends. */
export function arcsOf(
  ellipse: Ellipse,
  standing: readonly boolean[],
  clear: (place: number) => number,
): Arc[] {
  const stand = standing.flatMap((each, place) => (each ? [place] : []));
  if (stand.length < 2) return [];
  return stand.map((from, n) => {
    const to = stand[(n + 1) % stand.length] as number;
    return { from, to, points: pointsOf(ellipse, standing.length, { from, to }, clear) };
  });
}

function pointsOf(
  ellipse: Ellipse,
  seats: number,
  { from, to }: { from: number; to: number },
  clear: (place: number) => number,
): Point[] {
  const steps = (to - from + seats) % seats || seats;
  const start = angleOf(from, seats);
  const turn = (steps * 2 * Math.PI) / seats;
  // Past those who do not stand, on the inside.
  const at = (t: number): Point =>
    on(ellipse, start + turn * t, steps > 1 ? 1 - (1 - DIP) * Math.sin(Math.PI * t) : 1);
  const begin = leave(at, clear(from));
  const end = 1 - leave((t) => at(1 - t), clear(to));
  return Array.from({ length: SAMPLES + 1 }, (_, i) => at(begin + ((end - begin) * i) / SAMPLES));
}

/** How far along a stroke is the first point that is clear of its beginning. */
function leave(at: (t: number) => Point, clear: number): number {
  const origin = at(0);
  for (let t = 0; t < 0.45; t += 0.004) if (distance(at(t), origin) >= clear) return t;
  return 0.45;
}

/** The strokes that a weapon's ink runs along, both ways from the viewer, this many each: their places in `arcs`. */
export function inked(arcs: readonly Arc[], reach: number): Set<number> {
  const first = arcs.findIndex(({ from }) => from === 0);
  if (first < 0) return new Set();
  const steps = Array.from({ length: Math.min(reach, arcs.length) }, (_, i) => i);
  return new Set(
    steps.flatMap((i) => [(first + i) % arcs.length, (first - 1 - i + 2 * arcs.length) % arcs.length]),
  );
}

/** The bars beside this place: `count` across each of its two strokes. */
export function barsAt(arcs: readonly Arc[], place: number, count: number, gap: number): Bar[] {
  return arcs.flatMap(({ from, to, points }) => [
    ...(from === place ? along(points, count, gap) : []),
    ...(to === place ? along(points.toReversed(), count, gap) : []),
  ]);
}

function along(points: readonly Point[], count: number, gap: number): Bar[] {
  return Array.from({ length: count }, (_, i) => barAt(points, gap * (i + 0.8)));
}

function barAt(points: readonly Point[], far: number): Bar {
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const length = distance(a, b);
    if (gone + length >= far || i === points.length - 1) {
      const share = Math.min(1, (far - gone) / (length || 1));
      const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, turn };
    }
    gone += length;
  }
  throw new Error("a stroke has at least two points");
}

/** An attack: from one place to the other across the middle, bent inwards, `share` of the whole way. */
export function strikeOf(ellipse: Ellipse, from: Point, to: Point, clear: number, share: number): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: middle.x + (ellipse.x - middle.x) * 0.3, y: middle.y + (ellipse.y - middle.y) * 0.3 };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
  });
  const begin = leave(at, clear);
  const end = 1 - leave((t) => at(1 - t), clear);
  return Array.from({ length: SAMPLES + 1 }, (_, i) => at(begin + ((end - begin) * share * i) / SAMPLES));
}

/** Where on its crest a place bears its stone: towards the middle of the ring. */
export function stoneAt(ellipse: Ellipse, place: Point, far: number): Point {
  const across = { x: (ellipse.x - place.x) / ellipse.rx, y: (ellipse.y - place.y) / ellipse.ry };
  const length = Math.hypot(across.x, across.y) || 1;
  return { x: (across.x / length) * far, y: (across.y / length) * far };
}
