/** An answer in words: what it is called, and what it costs. */

import type { Answer, Change } from "./answers";
import { deedOf } from "./deeds";
import type { Facts } from "./facts";
import type { Phrases } from "./phrases";

/** "Parade", "Parer avec Bō", "Ne pas parer", "Perdre 1 point d’honneur". */
export function titleOf({ say, card }: Phrases, facts: Facts, answer: Answer): string {
  const deed = deedOf(answer.offer);
  switch (deed.type) {
    case "parry":
      if (facts.phase !== "parry") return say("katana-view-answer-discard", { card: card(deed.card) });
      return deed.card === "parry"
        ? card(deed.card)
        : say("katana-view-answer-parry", { card: card(deed.card) });
    case "discard":
      return say("katana-view-answer-discard", { card: card(deed.card) });
    case "suffer":
      return facts.phase === "parry"
        ? say("katana-view-answer-no-parry")
        : say("katana-view-answer-suffer", { n: (answer.life?.from ?? 0) - (answer.life?.to ?? 0) });
    case "lose_honour":
      return say("katana-view-answer-lose-honour", { n: facts.bushido?.cost ?? 0 });
    case "take_back":
      return say("katana-view-answer-take-back", { card: answer.card ? card(answer.card) : "" });
    default:
      return say("katana-view-answer-draw");
  }
}

/** The name alone where the sheet says what is asked; else the same. */
export function shortTitleOf(phrases: Phrases, facts: Facts, answer: Answer): string {
  const given = answer.card !== null && facts.phase !== "draw";
  return given ? phrases.card(answer.card!) : titleOf(phrases, facts, answer);
}

/** "défaite, honneur 4 → 3"; nothing where the title says it all. */
export function detailOf(phrases: Phrases, facts: Facts, answer: Answer): string {
  const { say } = phrases;
  const change = (of: "life" | "honour", { from, to }: Change) =>
    say(`katana-view-answer-${of}`, { from, to });
  return [
    answer.life && (answer.defeats ? say("katana-view-answer-defeat") : change("life", answer.life)),
    answer.honour && change("honour", answer.honour),
    ...notesOf(phrases, facts, answer),
  ]
    .filter(Boolean)
    .join(", ");
}

function notesOf({ say, character }: Phrases, facts: Facts, answer: Answer): (string | false)[] {
  const asked = facts.seats[facts.asked ?? -1];
  switch (deedOf(answer.offer).type) {
    case "parry":
      return [answer.ability && asked !== undefined && character(asked.character)];
    case "lose_honour":
      return [facts.bushido?.cost === 0 && say("katana-view-answer-code-free")];
    case "take_back":
      return [say("katana-view-answer-pile")];
    case "draw":
      return [say("katana-view-answer-deck")];
    default:
      return [];
  }
}
