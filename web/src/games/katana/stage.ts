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
  /** Whether the lowest seat has its words below it here, as the others; else they are on the table's edge. */
  watched?: boolean;
}

/** The highest seat stands alone if their number is even, else two share the place: how far up it reaches. */
const heightOf = (seats: number): number => (seats % 2 === 0 ? 1 : Math.cos(Math.PI / seats));

/** As much of the height as it may take, the rest left free on both sides. */
function spread(seats: number, highest: number, lowest: number, most: number): { y: number; ry: number } {
  const share = 1 + heightOf(seats);
  const ry = between(60, (lowest - highest) / share, most);
  return { y: (highest + lowest) / 2 + (ry * share) / 2 - ry, ry };
}

/** Beside the log, with all that is known of a seat in words: 228 px left and right of the ring for them. */
export function deskStage({ width, height }: Room, seats: number): Stage {
  const rx = between(190, (width - 456) / 2, 460);
  const lowest = height - 98;
  const highest = seats % 2 === 0 ? 142 : 112;
  const { y, ry } = spread(seats, highest, lowest, Math.min(rx * 0.62, seats > 3 ? 250 : 270));
  return {
    shape: {
      width,
      height,
      centre: [width / 2, y],
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
export function compactStage({ width, height, watched = false }: Room, seats: number): Stage {
  const scale = between(1, Math.min(width / 360, height / 300), 1.6);
  const rx = Math.min(width / 2 - 52 * scale, 420);
  const lowest = height - (watched ? 60 : 28) * scale;
  const { y, ry } = spread(seats, 75 * scale, lowest, Math.max(rx, 118 * scale));
  return {
    shape: {
      width,
      height,
      centre: [width / 2, y],
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

/** How far a compact seat's words stand aside of its crest: away from the middle, but never off the table. */
export function shiftOf({ shape, scale }: Stage, [x]: Point): number {
  const outward = Math.sign(Math.round(x - shape.centre[0]));
  const room = Math.min(x, shape.width - x) - 56 * scale;
  return outward * between(-15 * scale, room, 15 * scale);
}

/** In which part of the ring a seat is: its words keep away from the ink that leaves it. */
export type Half = "top" | "upper" | "lower";

export function halfOf([, y]: Point, { centre, radii }: RingShape): Half {
  const up = (centre[1] - y) / radii[1];
  if (up > 0.75) return "top";
  return up > 0 ? "upper" : "lower";
}

/** Where a crest bears its stone, from its own middle: towards the middle of the ring. */
export function stoneAt({ centre, radii }: RingShape, [x, y]: Point, far: number): Point {
  const across: Point = [(centre[0] - x) / radii[0], (centre[1] - y) / radii[1]];
  const length = Math.hypot(...across) || 1;
  return [(across[0] / length) * far, (across[1] / length) * far];
}
