/** How the wounds of an attack come about, part by part (KA 3.6). */

import type { AttackFact } from "./facts";
import type { SignName } from "./signs";

export interface Part {
  part: "damage" | "fast-draws" | "musashi" | "ginchiyo";
  n: number;
  sign: SignName;
}

/** The weapon, and whatever adds to it or takes from it. */
export function partsOf({ weapon, damage, fastDraws, musashi, ginchiyo }: AttackFact): Part[] {
  const parts: Part[] = [
    { part: "damage", n: damage, sign: `card-${weapon.card}` },
    { part: "fast-draws", n: fastDraws, sign: "card-fast_draw" },
    { part: "musashi", n: musashi, sign: "crest-musashi" },
    { part: "ginchiyo", n: ginchiyo, sign: "crest-ginchiyo" },
  ];
  return parts.filter(({ n }) => n > 0);
}

/** Whether the sum falls short of what a hit deals at the least. */
export const isRaised = ({ wounds, damage, fastDraws, musashi, ginchiyo }: AttackFact): boolean =>
  damage + fastDraws + musashi - ginchiyo < wounds;
