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

/** Where blossoms open, one after the other: out from the bough (below it, if negative) and on along it, on twigs if far. */
const PLACES: readonly { out: number; along: number }[] = [
  { out: 6, along: 0 },
  { out: 34, along: 18 },
  { out: -11, along: 4 },
  { out: 22, along: 12 },
  { out: -17, along: 10 },
  { out: 9, along: 0 },
  { out: 30, along: 16 },
  { out: -8, along: 2 },
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
    const far = length * (0.2 + (0.78 * (i + 0.5)) / points);
    const { at, ahead } = travel(BOUGH, far + (random() - 0.5) * 8);
    const { out, along } = PLACES[i % PLACES.length]!;
    const end: Point = [
      at[0] + ahead[1] * out + ahead[0] * along,
      at[1] - ahead[0] * out + ahead[1] * along + (random() - 0.5) * 6,
    ];
    if (Math.abs(out) > 15) twigs.push(twig(at, end, i));
    blossoms.push({ at: end, size: (20 + random() * 12) * scale, turn: Math.round(random() * 72) });
  }
  return { bough: stroke(BOUGH, { width: 9, pressure: "twig", seed: 3, knots: 24 }), twigs, blossoms };
}

function twig(from: Point, to: Point, seed: number): string {
  const [dx, dy] = direction(from, to);
  const middle: Point = [(from[0] + to[0]) / 2 - dy * 3, (from[1] + to[1]) / 2 + dx * 3];
  return stroke(resample([from, middle, to], 6), { width: 3.4, pressure: "twig", seed, knots: 8 });
}
