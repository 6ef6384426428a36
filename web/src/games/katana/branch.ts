/** The winner's branch: one blossom a point, first along the bough, then on more twigs as there are more. */

import { chance, direction, lengthOf, resample, stroke, travel, type Point } from "./brush";

/** The bough, from its thick end at the left edge to its tip, in a drawing of 350 × 110. */
const BOUGH: readonly Point[] = [
  [-30, 99],
  [40, 84],
  [120, 68],
  [200, 60],
  [270, 53],
  [330, 26],
];

export interface Blossom {
  at: Point;
  size: number;
  turn: number;
}

export interface Branch {
  bough: string;
  twigs: string[];
  blossoms: Blossom[];
}

export function branchOf(points: number): Branch {
  const random = chance(29);
  const length = lengthOf(BOUGH);
  const twigs: string[] = [];
  const blossoms: Blossom[] = [];
  // Many blossoms are small ones; a dozen stand as on the plate.
  const scale = Math.min(1, Math.sqrt(12 / Math.max(points, 1)) + 0.08);
  for (let i = 0; i < points; i++) {
    const far = length * (0.17 + (0.8 * (i + 0.5)) / points);
    const { at, ahead } = travel(BOUGH, far + (random() - 0.5) * 6);
    const up = i % 2 === 0;
    // Out on a twig, on the bough, or hanging below it.
    const out = up ? 20 + random() * 18 : random() < 0.4 ? 0 : -12 - random() * 6;
    const end: Point = [at[0] + ahead[1] * out + ahead[0] * 8, at[1] - ahead[0] * out + ahead[1] * 8];
    if (out > 0) twigs.push(twig(at, end, i));
    blossoms.push({ at: end, size: (20 + random() * 12) * scale, turn: Math.round(random() * 72) });
  }
  return { bough: stroke(BOUGH, { width: 9, pressure: "twig", seed: 3, knots: 24 }), twigs, blossoms };
}

function twig(from: Point, to: Point, seed: number): string {
  const [dx, dy] = direction(from, to);
  const middle: Point = [(from[0] + to[0]) / 2 - dy * 3, (from[1] + to[1]) / 2 + dx * 3];
  return stroke(resample([from, middle, to], 6), { width: 3.4, pressure: "twig", seed, knots: 8 });
}
