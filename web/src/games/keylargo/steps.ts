/** A dive told card by card, from what the log says since it began (KL 2.4). Nobody learns more here than there. */

import { inForce } from "../../inforce";
import type { LogEntry, Sentence } from "../../wire";
import type { CardType, Depth } from "./facts";

/** How a card came to be drawn: in turn, for a weight, or again after a monster. */
export type Cause = "turn" | "weight" | "again" | "volunteer" | "watchful";

interface Drawn {
  diver: number;
  cause: Cause;
  /** Whose weight was used for it. */
  carrier: number | null;
}

export interface TreasureStep extends Drawn {
  step: "treasure";
  depth: Depth;
  /** Null where the viewer does not see it. */
  type: CardType | null;
  units: number;
  value: number;
  /** What the hasty buyer paid for it. */
  sold: number | null;
}

export interface MonsterStep extends Drawn {
  step: "monster";
  depth: Depth;
  /** What became of it; null while it is being met. */
  fate: "killed" | "fled" | "shuffled" | null;
  /** Whose trident killed it. */
  trident: number | null;
  /** Pieces of equipment lost with the diver. */
  lost: number;
}

export type Step = TreasureStep | MonsterStep;

const PREFIX = "keylargo-event-";
const text = (sentence: Sentence, name: string) => String(sentence.args[name] ?? "");
const figure = (sentence: Sentence, name: string) => Number(sentence.args[name] ?? 0);

/** The log's sentences of the last dive of this seat, its beginning first, up to the next dive. */
export function diveOf(log: readonly LogEntry[], seat: number): Sentence[] {
  const sentences = inForce(log).map((entry) => entry.sentence);
  const dives = ({ id }: Sentence) => id === `${PREFIX}dived`;
  const start = sentences.findLastIndex((each) => dives(each) && each.seats["seat"] === seat);
  if (start < 0) return [];
  const next = sentences.findIndex((each, n) => n > start && dives(each));
  return sentences.slice(start, next < 0 ? undefined : next);
}

export function stepsOf(sentences: readonly Sentence[]): Step[] {
  const steps: Step[] = [];
  let next: Pick<Drawn, "cause" | "carrier"> = { cause: "turn", carrier: null };
  for (const sentence of sentences) {
    const kind = sentence.id.replace(PREFIX, "");
    if (kind === "treasure" || kind === "monster") {
      steps.push(drawn(sentence, kind, next));
      next = { cause: "turn", carrier: null };
    } else next = consequence(sentence, kind, steps.at(-1)) ?? next;
  }
  return steps;
}

function drawn(sentence: Sentence, kind: Step["step"], how: Pick<Drawn, "cause" | "carrier">): Step {
  const common = { diver: figure(sentence, "diver"), depth: text(sentence, "depth") as Depth, ...how };
  if (kind === "monster") return { ...common, step: kind, fate: null, trident: null, lost: 0 };
  const card = text(sentence, "card");
  return {
    ...common,
    step: kind,
    type: card === "none" ? null : (card as CardType),
    units: figure(sentence, "units"),
    value: figure(sentence, "value"),
    sold: null,
  };
}

/** What an event says about the card before it; the answer is how the next card will have come. */
function consequence(
  sentence: Sentence,
  kind: string,
  last: Step | undefined,
): Pick<Drawn, "cause" | "carrier"> | null {
  switch (kind) {
    case "trident":
      if (last?.step === "monster") {
        last.fate = "killed";
        last.trident = figure(sentence, "carrier");
      }
      return { cause: "again", carrier: null };
    case "fled":
      if (last?.step === "monster") {
        last.fate = "fled";
        last.lost = figure(sentence, "amount");
      }
      return { cause: "turn", carrier: null };
    case "weight":
      return { cause: "weight", carrier: figure(sentence, "carrier") };
    case "sold-extra":
      if (last?.step === "treasure") last.sold = figure(sentence, "amount");
      return null;
    case "played":
      return played(text(sentence, "encounter"), last);
    default:
      return null;
  }
}

function played(encounter: string, last: Step | undefined): Pick<Drawn, "cause" | "carrier"> | null {
  switch (encounter) {
    case "old_hand":
      if (last?.step === "monster") last.fate = "shuffled";
      return { cause: "again", carrier: null };
    case "volunteer":
      return { cause: "volunteer", carrier: null };
    case "watchful_diver":
      return { cause: "watchful", carrier: null };
    default:
      return null;
  }
}
