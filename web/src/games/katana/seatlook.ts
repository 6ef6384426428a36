/** How a seat stands at this moment: its stone, whether the chosen card may be played there, and why not. */

import type { Sentence } from "../../wire";
import type { Blow, CardFact } from "./facts";
import type { Play } from "./play.svelte";

export interface Stone {
  text: string;
  /** Far: the difficulty as a reminder. Round and gold: a target. Diamond: none. Else its place among those who answer. */
  look: "far" | "target" | "not" | "waiting" | "asked" | "given";
}

export interface SeatLook {
  seat: number;
  you: boolean;
  /** Its turn; attacked; off the line. */
  turn: boolean;
  attacked: boolean;
  down: boolean;
  aim: "target" | "not" | null;
  stone: Stone | null;
  /** What an unparried hit does here. */
  blow: Blow | null;
  /** Why the chosen card may not be played here. */
  refusal: Sentence | null;
  /** Life that is about to be lost. */
  threat: number;
}

export function lookOf(play: Play, seat: number): SeatLook {
  const { facts } = play;
  const fact = play.seat(seat);
  const aim = play.aimAt(seat);
  const state = aim === null ? null : aim.offers.length > 0 ? "target" : "not";
  return {
    seat,
    you: seat === play.you,
    turn: facts.over === null && facts.turn === seat,
    attacked: facts.attack?.target === seat,
    down: fact.harmless !== "no",
    aim: state,
    stone: answerStone(play, seat) ?? stoneOf(play, seat, state),
    blow: aim?.blow ?? null,
    refusal: state === "not" ? (aim?.refusal?.sentence ?? null) : null,
    threat: threatTo(play, seat),
  };
}

function threatTo({ facts }: Play, seat: number): number {
  if (facts.attack?.target === seat) return facts.attack.loses;
  return facts.call?.order.some((each) => each.seat === seat && each.answer === "asked") ? 1 : 0;
}

/** Its place in the order of answers to a Battle Cry or Jujutsu. */
function answerStone({ facts }: Play, seat: number): Stone | null {
  const at = facts.call?.order.findIndex((each) => each.seat === seat) ?? -1;
  const answer = facts.call?.order[at]?.answer;
  return answer ? { text: String(at + 1), look: answer } : null;
}

function stoneOf(play: Play, seat: number, aim: SeatLook["aim"]): Stone | null {
  const { difficulty, harmless } = play.seat(seat);
  if (!difficulty || play.facts.over) return null;
  if (harmless !== "no") return { text: "–", look: "far" };
  const far = String(difficulty.total);
  const aims = play.chosen?.kind === "weapon" ? aim : null;
  return { text: far, look: aims ?? "far" };
}

/** How many strokes of ink the chosen weapon runs along: its accuracy, or as far as it may hit all the same. */
export function reachOfChosen(play: Play): number | null {
  const weapon: CardFact | null = play.chosen;
  if (weapon?.kind !== "weapon" || play.aims.length === 0) return null;
  const farthest = play.aims
    .filter(({ offers }) => offers.length > 0)
    .map(({ seat }) => play.seat(seat).difficulty?.places ?? 0);
  return Math.max(weapon.accuracy, ...farthest);
}
