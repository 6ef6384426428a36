/** An attack in words, as whoever reads it stands to it. */

import type { AttackFact, Facts } from "./facts";
import type { Phrases } from "./phrases";

export type Side = "target" | "attacker" | "watch";

export const attackSide = ({ attacker, target }: AttackFact, you: number | null): Side =>
  you === target ? "target" : you === attacker ? "attacker" : "watch";

/** What the target has left, and what a hit would leave. */
export function threatOf({ say, seat, view }: Phrases, facts: Facts, attack: AttackFact): string {
  const life = facts.seats[attack.target]?.resilience ?? 0;
  const about = {
    side: attackSide(attack, view.you),
    attacker: seat(attack.attacker),
    target: seat(attack.target),
  };
  const left = say("katana-view-attack-left", { ...about, n: life });
  const threat = say("katana-view-attack-threat", {
    ...about,
    defeats: attack.defeats ? "yes" : "no",
    left: life - attack.loses,
  });
  return `${left} ${threat}`;
}
