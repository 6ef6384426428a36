/** The ring as large as the room it is given: its ellipse, its crests, and on which side of a crest its words stand. */

import type { Point } from "./brush";
import type { RingShape } from "./strokes";

/** Where a seat's words stand: beside its crest, above or below it. */
export type Side = "left" | "right" | "above" | "below";

export interface Stage {
  shape: RingShape;
  /** Diameter of a crest, and of the viewer's. */
  crest: number;
  own: number;
  /** Times every size of the compact ring. */
  scale: number;
}

interface Room {
  width: number;
  height: number;
}

/** The highest seat stands alone if their number is even, else two share the place: how far up it reaches. */
const heightOf = (seats: number): number => (seats % 2 === 0 ? 1 : Math.cos(Math.PI / seats));

/** Beside the log, with all that is known of a seat in words: 228 px left and right of the ring for them. */
export function deskStage({ width, height }: Room, seats: number): Stage {
  const rx = between(190, (width - 456) / 2, 460);
  const lowest = height - 102;
  const highest = seats % 2 === 0 ? 148 : 92;
  const ry = between(
    90,
    (lowest - highest) / (1 + heightOf(seats)),
    Math.min(rx * 0.62, seats > 3 ? 240 : 270),
  );
  return {
    shape: {
      width,
      height,
      centre: [width / 2, lowest - ry],
      radii: [rx, ry],
      clear: { own: 54, other: 48 },
      ink: { width: 12, bristles: 8 },
      bar: { length: 24, width: 5.4, gap: 9, first: 7 },
    },
    crest: 76,
    own: 84,
    scale: 1,
  };
}

/** A phone's or tablet's: names and figures alone, above or below each crest. */
export function compactStage({ width, height }: Room, seats: number): Stage {
  const scale = between(1, Math.min(width / 360, height / 300), 1.6);
  const rx = Math.min(width / 2 - 52 * scale, 420);
  const lowest = height - 28 * scale;
  const highest = 64 * scale;
  const ry = between(60, (lowest - highest) / (1 + heightOf(seats)), Math.max(rx, 118 * scale));
  return {
    shape: {
      width,
      height,
      centre: [width / 2, lowest - ry],
      radii: [rx, ry],
      clear: { own: 29 * scale, other: 27 * scale },
      ink: { width: 8 * scale, bristles: 7 },
      bar: { length: 16 * scale, width: 4 * scale, gap: 6.5 * scale, first: 5 * scale },
    },
    crest: 44 * scale,
    own: 44 * scale,
    scale,
  };
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** `place`: how many seats after the viewer's in turn order. */
export function sideOf(place: number, seats: number): Side {
  if (place === 0) return "below";
  if (place * 2 === seats) return "above";
  return place * 2 < seats ? "left" : "right";
}

/** The same where there is no room beside a crest: the upper seats' words stand above, the others' below. */
export function compactSideOf(place: number, seats: number): "above" | "below" {
  return Math.cos((place * 2 * Math.PI) / seats) < -0.6 ? "above" : "below";
}

/** How far a compact seat's words move outward from its crest, where there is room for them, away from the middle. */
export function shiftOf({ shape, scale }: Stage, [x]: Point): number {
  const outward = Math.sign(Math.round(x - shape.centre[0]));
  const room = Math.min(x, shape.width - x) - 53 * scale;
  return outward * between(0, room, 15 * scale);
}

/** Where a crest bears its stone, from its own middle: towards the middle of the ring. */
export function stoneAt({ centre, radii }: RingShape, [x, y]: Point, far: number): Point {
  const across: Point = [(centre[0] - x) / radii[0], (centre[1] - y) / radii[1]];
  const length = Math.hypot(...across) || 1;
  return [(across[0] / length) * far, (across[1] / length) * far];
}
