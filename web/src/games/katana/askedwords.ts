/** Who answers now. */

import type { Play } from "./play.svelte";

/** "C’est à vous.", "Inès répond."; nothing once the game is over. */
export function askedText({ facts, mine, phrases }: Play): string {
  if (facts.asked === null) return "";
  return phrases.say("katana-view-asked", { yours: mine ? "yes" : "no", who: phrases.seat(facts.asked) });
}
