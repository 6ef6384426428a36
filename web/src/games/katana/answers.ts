/** What one may answer when one is asked, and what each answer costs: parries, cards to discard, or to suffer it. */

import type { Offer } from "../../wire";
import { deedOf } from "./deeds";
import type { Card, Facts, Phase } from "./facts";
import type { SignName } from "./signs";

/** From one figure to another: the resilience or the honour of who answers. */
export interface Change {
  from: number;
  to: number;
}

export interface Answer {
  offer: Offer;
  sign: SignName;
  /** The card that it is given with. */
  card: Card | null;
  /** Nothing is given: one bears it. */
  bears: boolean;
  /** By whose ability a weapon serves as a parry. */
  ability: boolean;
  life: Change | null;
  honour: Change | null;
  defeats: boolean;
}

/** Moments in which somebody is asked, besides the choice of what to play. */
const QUESTIONS: readonly Phase[] = ["bushido", "draw", "parry", "battle_cry", "jujutsu", "discard"];

export const isQuestion = ({ phase }: Facts): boolean => QUESTIONS.includes(phase);

export function answersOf(facts: Facts, legal: readonly Offer[]): Answer[] {
  return isQuestion(facts) ? legal.map((offer) => answerOf(facts, offer)) : [];
}

const FREE = { card: null, bears: false, ability: false, life: null, honour: null, defeats: false };

function answerOf(facts: Facts, offer: Offer): Answer {
  const deed = deedOf(offer);
  switch (deed.type) {
    case "parry":
      return {
        ...{ ...FREE, offer, sign: `card-${deed.card}`, card: deed.card },
        ability: deed.card !== "parry",
      };
    case "discard":
      return { ...FREE, offer, sign: `card-${deed.card}`, card: deed.card };
    case "take_back":
      return {
        ...{ ...FREE, offer, card: facts.discard.top?.card ?? null },
        sign: facts.discard.top ? `card-${facts.discard.top.card}` : "back",
      };
    case "suffer":
      return { ...FREE, offer, sign: "cut", bears: true, ...suffered(facts) };
    case "lose_honour":
      return { ...FREE, offer, sign: "blossom", bears: true, honour: given(facts, facts.bushido?.cost ?? 0) };
    default:
      return { ...FREE, offer, sign: "back" };
  }
}

/** What who is asked would lose: to the attack, or to the call. */
function suffered(facts: Facts): Pick<Answer, "life" | "honour" | "defeats"> {
  const life = facts.seats[facts.asked ?? -1]?.resilience ?? 0;
  const { loses, defeats } = facts.attack ?? facts.call ?? { loses: 0, defeats: false };
  return { life: { from: life, to: life - loses }, honour: defeats ? given(facts, 1) : null, defeats };
}

function given(facts: Facts, points: number): Change | null {
  const honour = facts.seats[facts.asked ?? -1]?.honour ?? 0;
  return points === 0 ? null : { from: honour, to: honour - points };
}

/** The digit that chooses an answer: in order, and 0 for bearing it. */
export function digitsOf(answers: readonly Answer[]): string[] {
  return answers.map(({ bears }, n) => (bears ? "0" : n < 9 ? String(n + 1) : ""));
}
