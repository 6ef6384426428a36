/** The brush: a centre line and a pressure become a filled outline. Seeded, so that a stroke is the same each time. */

export type Point = readonly [x: number, y: number];
/** How wide the brush lies, 0..1, at a share of the way. */
type Pressure = (t: number) => number;

const smooth = (from: number, to: number, at: number): number => {
  const t = Math.max(0, Math.min(1, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export const PRESSURES = {
  /** Set down, drawn, and flicked off. */
  flick: (t) =>
    (0.6 + 0.4 * smooth(0, 0.12, t)) *
    (1 - 0.2 * Math.sin(Math.PI * t)) *
    (t < 0.8 ? 1 : 1 - 0.75 * smooth(0.8, 1, t)),
  /** Pressed at both ends. */
  bar: (t) => 0.86 + 0.14 * Math.cos(2 * Math.PI * t) - 0.06 * smooth(0.5, 1, t),
  /** Pointed at both ends. */
  sliver: (t) => Math.sin(Math.PI * t) ** 0.7,
  /** Thick where it starts, thin where it ends: wood. */
  twig: (t) => (0.7 + 0.3 * smooth(0, 0.12, t)) * Math.max(0, 1 - t) ** 0.62 + 0.03,
} satisfies Record<string, Pressure>;

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The point at a share of the straight way from a to b. */
export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** The unit vector from a to b. */
export function direction([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

/** The point that lies this far along a chain of points, and which way the chain runs there. */
export function travel(points: readonly Point[], far: number): { at: Point; ahead: Point } {
  let left = far;
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!;
    const to = points[i]!;
    const step = distance(from, to);
    if (left <= step || i === points.length - 1) {
      return { at: between(from, to, Math.min(1, left / (step || 1))), ahead: direction(from, to) };
    }
    left -= step;
  }
  return { at: points[0]!, ahead: [1, 0] };
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + distance(points[i]!, point), 0);

/** n + 1 points at equal steps along a smooth curve through these points (Catmull–Rom). */
export function resample(points: readonly Point[], n: number): Point[] {
  const fine: Point[] = [points[0]!];
  for (let i = 0; i < points.length - 1; i++) {
    const at = (k: number): Point => points[Math.max(0, Math.min(points.length - 1, k))]!;
    for (let k = 1; k <= 24; k++) fine.push(curved(at(i - 1), at(i), at(i + 1), at(i + 2), k / 24));
  }
  const length = lengthOf(fine);
  return Array.from({ length: n + 1 }, (_, i) => travel(fine, (length * i) / n).at);
}

function curved(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [along(0), along(1)];
}

const written = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${written(x)} ${written(y)}`;

/** A smooth closed outline: its corners are the middles between these points. */
function closed(points: readonly Point[]): string {
  const middle = (i: number): Point => between(points[i]!, points[(i + 1) % points.length]!, 0.5);
  const bends = points.map((point, i) => `Q${pair(point)} ${pair(middle(i))}`);
  return `M${pair(middle(points.length - 1))}${bends.join("")}Z`;
}

export interface Stroke {
  width: number;
  pressure: keyof typeof PRESSURES;
  seed: number;
  /** Into how many pieces it is cut; by its length if not given. */
  knots?: number;
}

/** One mark of the brush along these points, as path data. */
export function stroke(points: readonly Point[], { width, pressure, seed, knots }: Stroke): string {
  const n = knots ?? Math.max(5, Math.min(16, Math.round(lengthOf(points) / 5)));
  const spine = resample(points, n);
  const random = chance(seed);
  const press = PRESSURES[pressure];
  const rough = (): number => 1 + (random() - 0.5) * 0.1;
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [dx, dy] = direction(spine[Math.max(0, i - 1)]!, spine[Math.min(n, i + 1)]!);
    const half = (press(i / n) * width) / 2;
    const [l, r] = [half * rough(), half * rough()];
    left.push([x - dy * l, y + dx * l]);
    right.push([x + dy * r, y - dx * r]);
  });
  const [start, second] = [spine[0]!, spine[1]!];
  const [end, last] = [spine[n]!, spine[n - 1]!];
  const [sx, sy] = direction(second, start);
  const [ex, ey] = direction(last, end);
  const entry = press(0) * width * 0.28;
  const exit = Math.max(0.15, press(1) * width * 0.28);
  return closed([
    ...left,
    [end[0] + ex * exit, end[1] + ey * exit],
    ...right.reverse(),
    [start[0] + sx * entry, start[1] + sy * entry],
  ]);
}

export interface DryStroke {
  width: number;
  bristles: number;
  seed: number;
}

/** A wide stroke that runs dry: bristles side by side, some of which skip and touch the paper once more. */
export function dryStroke(points: readonly Point[], { width, bristles, seed }: DryStroke): string {
  const random = chance(seed);
  const spine = resample(points, 64);
  let path = "";
  for (let i = 0; i < bristles; i++) {
    const across = ((i + 0.5) / bristles) * 2 - 1;
    const side = (across * width * 0.92) / 2;
    const edge = Math.abs(across);
    const from = random() * 0.05 + edge * 0.035;
    const to = 1 - random() * 0.06 - edge * random() * 0.12;
    const own = (width / bristles) * (1.25 + random() * 0.75);
    const hair = (start: number, end: number, thin: Omit<Stroke, "seed">, salt: number): string =>
      stroke(beside(spine, start, end, side), { ...thin, seed: seed * salt + i });
    if (random() < 0.55 && i > 0) {
      const lifted = 0.5 + random() * 0.3;
      const again = lifted + 0.04 + random() * 0.12;
      path += hair(from, lifted, { width: own, pressure: "flick", knots: 7 }, 31);
      if (again < to - 0.05) path += hair(again, to, { width: own * 0.7, pressure: "sliver", knots: 5 }, 37);
    } else {
      path += hair(from, to, { width: own, pressure: "flick", knots: 8 }, 31);
    }
  }
  return path;
}

/** The line that keeps this far beside the spine, between two shares of its way. */
function beside(spine: readonly Point[], from: number, to: number, side: number): Point[] {
  const n = spine.length - 1;
  return Array.from({ length: 7 }, (_, i) => {
    const t = from + ((to - from) * i) / 6;
    const k = Math.min(n - 1, Math.floor(t * n));
    const [x, y] = between(spine[k]!, spine[k + 1]!, t * n - k);
    const [dx, dy] = direction(spine[k]!, spine[k + 1]!);
    // The hairs come together in the middle of the stroke and part at its ends.
    const kept = side * (0.82 + 0.18 * Math.cos(2 * Math.PI * t));
    return [x - dy * kept, y + dx * kept];
  });
}
