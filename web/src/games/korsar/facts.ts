/** What the table is told about Korsar (`view.facts`). Everything here was worked out by the rules, nothing by the browser. */

import type { View } from "../../wire";

export type Colour = "yellow" | "black" | "gold" | "red" | "purple" | "blue" | "green";
export type Kind = "pirate" | "ship" | "captain" | "admiral";
export type Outcome = "lead" | "tie" | "behind" | "no-effect" | "hold" | "chase";

/** A card as the facts name it: a ship has gold, a pirate colour and strength, a captain colour. */
export interface CardFact {
  kind: Kind;
  colour?: Colour;
  strength?: number;
  gold?: number;
}

export interface Held extends CardFact {
  copies: number;
}

export interface PlayedPirate {
  strength: number;
  seat: number;
}

export interface ColumnFact {
  side: number;
  seats: number[];
  colour: Colour;
  strength: number;
  leads: boolean;
  cards: PlayedPirate[];
}

export interface Character {
  kind: "captain" | "admiral";
  colour?: Colour | null;
  seat: number;
}

export interface ShipFact {
  /** Its place in the order of all ships laid in this game: it stays while other ships leave. */
  number: number;
  gold: number;
  owner: number;
  /** The side that would take it now; null when the lead is tied. */
  control: number | null;
  by: "owner" | "strength" | "character" | "tie";
  best: number;
  columns: ColumnFact[];
  character: Character | null;
  /** Characters that stay aboard, the oldest first: below the newest only with the option last_placed. */
  older: Character[];
}

export interface OutcomeFact {
  total: number;
  against: number;
  outcome: Outcome;
}

export interface Over {
  reason: string;
  seat: number;
  scores: number[];
  winners: number[];
  final: number[][];
  left: { gold: number; owner: number }[];
  in_hand: number[][];
}

export interface Facts {
  round: number;
  deck: number;
  /** Cards in each hand, which all may count. */
  cards: number[];
  discard: { cards: number; top: CardFact | null };
  sides: number[];
  first: number;
  haul: number[];
  taken: number[][];
  loot: (number | null)[];
  hand: Held[];
  partner: { seat: number; hand: Held[] } | null;
  ships: ShipFact[];
  outcomes: Record<string, OutcomeFact>;
  over: Over | null;
}

/** The facts of a running or finished game; null before it begins. */
export function factsOf(view: View): Facts | null {
  return view.facts as Facts | null;
}
