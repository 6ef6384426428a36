/** Whose turn it is and what is asked: the headline of the table, and the phase that runs. */

import type { Phase } from "./facts";
import type { Play } from "./play.svelte";

export const PHASES = ["recover", "draw", "play", "discard"] as const;

/** Answers to a card are given in the Play phase of who played it; Bushido is checked as one recovers (KA 3.2). */
export function phaseOf(phase: Phase): (typeof PHASES)[number] {
  if (phase === "bushido") return "recover";
  return phase === "draw" || phase === "discard" ? phase : "play";
}

export function titleOf({ away, facts, mine, phrases, say, you }: Play): string {
  if (facts.over !== null || facts.asked === null) return say("katana-view-over");
  if (away && facts.asked === you) return say("page-deputy-turn");
  return say("katana-view-title", {
    mine: mine ? "yes" : "no",
    phase: facts.phase,
    who: phrases.seat(facts.asked),
  });
}

/** What happened last. */
export function lastEvent({ view, phrases }: Play): string {
  const last = view.log.at(-1);
  return last ? phrases.sentence(last.sentence) : "";
}

/** What to do with the chosen card. */
export function aimText({ chosen, aims, seat, say, phrases }: Play): string {
  if (!chosen) return "";
  if (aims.length === 0) return phrases.effect(chosen.card);
  const far = aims.some(
    (aim) => aim.offers.length > 0 && (seat(aim.seat).difficulty?.total ?? 0) > chosen.accuracy,
  );
  return say("katana-view-aim", {
    card: chosen.kind === "weapon" ? "weapon" : chosen.card,
    accuracy: chosen.accuracy,
    far: far ? "yes" : "no",
  });
}
