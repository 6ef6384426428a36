/** What is asked of the viewer, in a title and a line, for a sheet of little room. */

import { attackSide } from "./attackwords";
import type { Play } from "./play.svelte";

export interface Question {
  title: string;
  text: string;
}

export function questionOf({ facts, phrases, you, seat }: Play): Question {
  const { say, card } = phrases;
  const { attack, call, bushido, turn } = facts;
  const yours = "yes";
  if (attack)
    return {
      title: say("katana-view-attack-short", {
        side: attackSide(attack, you),
        attacker: phrases.seat(attack.attacker),
        target: phrases.seat(attack.target),
        weapon: card(attack.weapon.card),
      }),
      text: "",
    };
  if (call)
    return {
      title: say("katana-view-call-title", {
        yours: "no",
        who: phrases.seat(call.caller),
        name: card(call.card),
      }),
      text: say("katana-view-call-ask", { card: call.card }),
    };
  if (bushido)
    return {
      title: say("katana-view-bushido-title", { card: card(bushido.flipped.card) }),
      text: say("katana-view-bushido-ask", {
        next: phrases.seat(bushido.next),
        cost: bushido.cost,
        n: bushido.cost,
      }),
    };
  if (facts.phase === "draw")
    return {
      title: say("katana-view-draw-title", { yours, who: "" }),
      text: say("katana-view-draw-ask"),
    };
  return {
    title: say("katana-view-discard-title"),
    text: say("katana-view-discard-text", { yours, who: "", cards: seat(turn).cards }),
  };
}
