/** How a seat stands at this moment: its stone, whether the chosen card may be played there, and why not. */

import type { Sentence } from "../../wire";
import type { Blow, CardFact } from "./facts";
import type { Play } from "./play.svelte";

/** Its difficulty from the viewer's seat, or its place among those who answer a call. */
export type Stone =
  | { what: "difficulty"; difficulty: number | null; state: "rest" | "target" | "beyond" }
  | { what: "answer"; place: number; answer: "given" | "asked" | "waiting" };

export interface SeatLook {
  seat: number;
  you: boolean;
  /** Its turn; attacked; off the line. */
  turn: boolean;
  attacked: boolean;
  down: boolean;
  aim: "target" | "beyond" | null;
  stone: Stone | null;
  /** What an unparried hit does here. */
  blow: Blow | null;
  /** Why the chosen card may not be played here. */
  refusal: Sentence | null;
  /** Life that is about to be lost. */
  threat: number;
}

/** The ring around its crest. */
export function markOf({
  attacked,
  aim,
  turn,
}: SeatLook): "none" | "turn" | "target" | "beyond" | "attacked" {
  if (attacked) return "attacked";
  return aim ?? (turn ? "turn" : "none");
}

export function lookOf(play: Play, seat: number): SeatLook {
  const { facts } = play;
  const fact = play.seat(seat);
  const aim = play.aimAt(seat);
  const state = aim === null ? null : aim.offers.length > 0 ? "target" : "beyond";
  return {
    seat,
    you: seat === play.you,
    turn: facts.over === null && facts.turn === seat,
    attacked: facts.attack?.target === seat,
    down: fact.harmless !== "no",
    aim: state,
    stone: answerStone(play, seat) ?? stoneOf(play, seat, state),
    blow: aim?.blow ?? null,
    refusal: state === "beyond" ? (aim?.refusal?.sentence ?? null) : null,
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
  return answer ? { what: "answer", place: at + 1, answer } : null;
}

function stoneOf(play: Play, seat: number, aim: SeatLook["aim"]): Stone | null {
  const { difficulty, harmless } = play.seat(seat);
  if (!difficulty || play.facts.over) return null;
  if (harmless !== "no") return { what: "difficulty", difficulty: null, state: "rest" };
  const state = play.chosen?.kind === "weapon" ? aim : null;
  return { what: "difficulty", difficulty: difficulty.total, state: state ?? "rest" };
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
