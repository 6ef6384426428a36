import { describe, expect, test } from "vitest";
import { before, countsOf, linesIn, spent, sumOf } from "./ending";
import type { Camp, Facts, Over, Role } from "./facts";

const CAMPS: Record<Role, Camp> = { shogun: "shogun", samurai: "shogun", ninja: "ninja", ronin: "ronin" };

/** Seats by role, and their counts: honour, factor, Daimyos held, points of these. */
function ended(table: readonly [Role, number, number, number, number][], change: Partial<Over> = {}) {
  const counts = table.map(([, honour, factor, daimyos, daimyoPoints], seat) => ({
    ...{ seat, honour, factor, daimyos, daimyoPoints },
    points: honour * factor + daimyoPoints,
  }));
  const camps = (["shogun", "ninja", "ronin"] as const).flatMap((camp) => {
    const seats = table.flatMap(([role], seat) => (CAMPS[role] === camp ? [seat] : []));
    const sum = seats.reduce((all, seat) => all + counts[seat]!.points, 0);
    const penalty = change.lostSword === camp ? 3 : 0;
    return seats.length > 0 ? [{ camp, seats, sum, penalty, total: sum - penalty }] : [];
  });
  const seats = table.map(([role]) => ({
    role: { role, stars: 0, camp: CAMPS[role], multiplier: 1 },
  }));
  const over: Over = {
    ...{ how: "honour", ender: null, lostSword: null, camp: "shogun", scores: [], winners: [], tie: false },
    ...{ counts, camps },
    ...change,
  };
  return { over, counts: countsOf({ seats } as unknown as Pick<Facts, "seats">, over) };
}

/** KA-S19, but for a Lost Sword. */
const SIX: [Role, number, number, number, number][] = [
  ["samurai", 3, 2, 1, 1],
  ["ninja", 2, 1, 0, 0],
  ["shogun", 1, 1, 1, 1],
  ["ninja", 3, 1, 0, 0],
  ["ronin", 3, 3, 1, 0],
  ["ninja", 0, 1, 0, 0],
];

describe("the count of a camp", () => {
  const { counts, over } = ended(SIX, { lostSword: "ninja" });
  const [shogun, ninja, ronin] = counts;

  test("begins with the Shogun", () => {
    expect(shogun!.roles).toEqual(["shogun", "samurai"]);
    expect(shogun!.lines.slice(0, 2)).toEqual([
      { what: "honour", seat: 2, honour: 1, factor: 1, points: 1 },
      { what: "honour", seat: 0, honour: 3, factor: 2, points: 6 },
    ]);
    expect(sumOf(shogun!)).toBe("1 + 6 + 2");
    expect(shogun!.winner).toBe(true);
  });

  test("adds all Daimyos of the camp in one line", () => {
    expect(shogun!.lines[2]).toEqual({ what: "daimyos", seats: [2, 0], points: 2 });
    expect(ninja!.lines.some(({ what }) => what === "daimyos")).toBe(false);
  });

  test("tells of a Ronin's Daimyo that it brings nothing", () => {
    expect(ronin!.lines[1]).toEqual({ what: "daimyos", seats: [4], points: 0 });
    expect(ronin!.total).toBe(9);
  });

  test("takes the Lost Sword off at the end", () => {
    expect(ninja!.lines.at(-1)).toEqual({ what: "lost-sword", points: -3 });
    expect(sumOf(ninja!)).toBe("2 + 3 + 0 − 3");
    expect(ninja!.total).toBe(2);
  });

  test("is inked in line by line, a total after each camp", () => {
    expect([0, 1, 2].map((camp) => before(counts, camp))).toEqual([0, 4, 9]);
    expect(linesIn(counts)).toBe(12);
  });

  test("knows who had no honour left", () => expect(spent(over)).toEqual([5]));
});
