/** How a game ended, in words. */

import { spent, type Count } from "./ending";
import type { Over } from "./facts";
import type { Phrases } from "./phrases";

const samuraiIn = ({ roles }: Count): number => roles.filter((role) => role === "samurai").length;

export const campOf = ({ say }: Phrases, count: Count): string =>
  say("katana-view-end-camp", { camp: count.camp, samurai: samuraiIn(count) });

/** "Les Ninjas l’emportent". */
export const titleOf = ({ say }: Phrases, count: Count): string =>
  say("katana-view-end-title", { camp: count.camp, samurai: samuraiIn(count) });

/** By the sword, by a blow, or because somebody had no honour left. */
export function howOf({ say, seat, list, view }: Phrases, over: Over): string {
  const penalty = over.camps.find(({ camp }) => camp === over.lostSword)?.penalty ?? 0;
  const how =
    over.how === "sword"
      ? "sword"
      : over.lostSword !== null
        ? "lost-sword"
        : over.ender !== null
          ? "blow"
          : "spent";
  return say("katana-view-end-how", {
    how,
    yours: over.ender !== null && over.ender === view.you ? "yes" : "no",
    who: over.ender === null ? "" : seat(over.ender),
    spent: list(spent(over).map(seat)),
    penalty: Math.abs(penalty),
  });
}
