/** The end of the game, counted out camp by camp as one would on the table: honour by its factor, then Daimyos, then the
 * Lost Sword (KA 3.11). */

import type { Camp, Facts, Over, Role } from "./facts";

export type Line =
  | { what: "honour"; seat: number; honour: number; factor: number; points: number }
  | { what: "daimyos"; seats: number[]; points: number }
  | { what: "lost-sword"; points: number };

export interface Count {
  camp: Camp;
  winner: boolean;
  /** The roles of its seats, the Shogun's first. */
  roles: Role[];
  lines: Line[];
  total: number;
}

const ORDER: readonly Role[] = ["shogun", "samurai", "ninja", "ronin"];

/** One count a camp, in the order in which the rules name them. */
export function countsOf({ seats }: Pick<Facts, "seats">, over: Over): Count[] {
  const roleOf = (seat: number): Role => seats[seat]?.role?.role ?? "ronin";
  const rank = (seat: number): number => ORDER.indexOf(roleOf(seat));
  return over.camps.map((camp) => {
    const ranked = camp.seats.toSorted((a, b) => rank(a) - rank(b) || a - b);
    return {
      camp: camp.camp,
      winner: over.camp === camp.camp,
      roles: ranked.map(roleOf),
      lines: [...honourLines(over, ranked), ...daimyoLines(over, ranked), ...lostSword(camp)],
      total: camp.total,
    };
  });
}

const counted = (over: Over, seats: readonly number[]) =>
  seats.flatMap((seat) => over.counts.filter((count) => count.seat === seat));

function honourLines(over: Over, seats: readonly number[]): Line[] {
  return counted(over, seats).map(({ seat, honour, factor, points, daimyoPoints }) => ({
    what: "honour",
    seat,
    honour,
    factor,
    points: points - daimyoPoints,
  }));
}

/** One line for the Daimyos of a camp, though they bring nothing; none where nobody holds one. */
function daimyoLines(over: Over, seats: readonly number[]): Line[] {
  const holders = counted(over, seats).filter(({ daimyos }) => daimyos > 0);
  if (holders.length === 0) return [];
  const points = holders.reduce((sum, { daimyoPoints }) => sum + daimyoPoints, 0);
  return [{ what: "daimyos", seats: holders.map(({ seat }) => seat), points }];
}

function lostSword({ sum, total }: Over["camps"][number]): Line[] {
  return sum === total ? [] : [{ what: "lost-sword", points: total - sum }];
}

/** "5 + 4 + 0 + 2 − 3". */
export function sumOf({ lines }: Count): string {
  return lines
    .map(({ points }, n) => (points < 0 ? `− ${-points}` : n === 0 ? `${points}` : `+ ${points}`))
    .join(" ");
}

/** With a minus sign where it is below zero. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** How many lines are inked in one after the other before the winner is known. */
export const linesIn = (counts: readonly Count[]): number =>
  counts.reduce((sum, { lines }) => sum + lines.length + 1, 0);

/** The place of a camp's first line among all lines; its total comes after its last one. */
export const before = (counts: readonly Count[], camp: number): number => linesIn(counts.slice(0, camp));

/** Seats that had no honour left when the game ended. */
export const spent = (over: Over): number[] =>
  over.counts.filter(({ honour }) => honour === 0).map(({ seat }) => seat);
