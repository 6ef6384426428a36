/** A camp in a graph: in the ink of its brush, with the sign of its role. */

import type { Sides } from "../sides";
import CampSign from "./CampSign.svelte";
import { countsOf } from "./ending";
import { campOf } from "./endwords";
import { factsOf, type Camp } from "./facts";
import { Phrases } from "./phrases";

const INK: Record<Camp, string> = {
  shogun: "var(--accent)",
  ninja: "var(--ink)",
  ronin: "var(--edge)",
};

export const sideOf: Sides["sideOf"] = (view, seat, words) => {
  const facts = factsOf(view);
  const over = facts?.over;
  const camp = over?.camps.find(({ seats }) => seats.includes(seat))?.camp;
  const count = facts && over ? countsOf(facts, over).find((each) => each.camp === camp) : undefined;
  return count
    ? { name: campOf(new Phrases(words, view), count), hue: INK[count.camp], Sign: CampSign }
    : null;
};
