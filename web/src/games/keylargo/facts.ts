/** What the table is told about Key Largo (`view.facts`). Everything here was worked out by the rules, nothing by the browser. */

import type { View } from "../../wire";

export type ActionCode = "dive" | "bar" | "dolphins" | "shop" | "market";
export type Half = "morning" | "afternoon";
export type Depth = "shallow" | "medium" | "deep";
export type CardType = "goods" | "antique" | "gold" | "diamond" | "monster";
export type SoldType = "goods" | "antique" | "gold";
export type Item = "hose" | "trident" | "weight";
export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
export type Phase =
  | "program"
  | "place"
  | "sabotage"
  | "draw"
  | "monster"
  | "treasure"
  | "watch"
  | "bar"
  | "look"
  | "dolphins"
  | "shop"
  | "market"
  | "over";

/** A wreck card. Units are 0 for diamonds and monsters; value is what it brings at the end. */
export interface CardFact {
  kind: number;
  type: CardType;
  depth: Depth;
  units: number;
  value: number;
}

/** A diver in one of the three places of a team; null where a place is free. */
export interface DiverFact {
  /** 1, 2 or 3: its place, which it keeps. */
  diver: number;
  hoses: number;
  trident: boolean;
  weight: boolean;
  reach: Depth;
}

export interface BoatFact {
  /** "wreck" with its letter, a port, or "moored" (the half-day is lost); null while not placed. */
  at: "wreck" | "bar" | "dolphins" | "shop" | "market" | "moored" | null;
  wreck: string | null;
}

export interface SeatFact {
  money: number;
  divers: (DiverFact | null)[];
  /** Treasures in hand by the depth on their backs, which all may see. */
  backs: Record<Depth, number>;
  boat: BoatFact;
  /** Action cards turned up today: morning, afternoon; null while face down. */
  turned: (ActionCode | null)[];
  /** While everybody programs: whether this seat has chosen. */
  ready: boolean;
  /** Whether its action of this half-day is over. */
  done: boolean;
  /** Encounter cards in hand: how many, and whether one was played in this half-day. */
  encounters: number;
  used: boolean;
  /** Said "none in this half-day". */
  declined: boolean;
}

/** What the viewer remembers of a wreck. */
export interface Memory {
  /** Cards seen there and not known to have left the game: over the wreck and the hands below. */
  cards: CardFact[];
  /** Among those: may have been sold or carried on meanwhile (same length as `cards`). */
  doubtful: boolean[];
  /** True while the cards are exactly those in the wreck. */
  exact: boolean;
  /** Hands that hold some of them: exactly `n`. */
  took: { seat: number; n: number }[];
  /** Hands that may hold others of them. */
  loose: number[];
  /** When they were seen: day from 1, half. */
  day: number;
  half: Half;
}

export interface WreckFact {
  letter: string;
  depth: Depth;
  left: number;
  /** The seat whose boat lies there in this half-day. */
  boat: number | null;
  /** At least so many of its monsters are known to everybody: met and shuffled back. */
  monsters: number;
  /** Seats that have looked into it, by round or Drunkard (public), latest look. */
  looked: { seat: number; day: number; half: Half }[];
  memory: Memory | null;
}

/** Cards that others are known to hold: stolen from the viewer, or seen before they were drawn. */
export interface Known {
  seat: number;
  cards: CardFact[];
}

/** The dive in progress. */
export interface DiveFact {
  seat: number;
  wreck: string;
  divers: { diver: number; present: boolean; drawn: boolean; heldBack: boolean }[];
  /** Monsters set aside in this dive. */
  aside: number;
  /** Treasures brought up so far. */
  treasures: number;
  /** The monster being met, if any. */
  monster: CardFact | null;
  /** Who draws or drew last: 1 to 3. */
  drawer: number | null;
}

/** The visit in progress at a port. */
export interface VisitFact {
  seat: number;
  place: "bar" | "dolphins" | "shop" | "market";
  /** The encounter card in force. */
  encounter: string | null;
  /** Bar. */
  hired: number;
  robbed: number;
  rounds: number;
  /** First wreck of the round being looked at. */
  looked: string | null;
  /** Shop: pieces bought by item. */
  bought: Record<Item, number>;
  /** How many pieces may be bought in all without an encounter. */
  most: number;
  /** Market: cards sold in the normal sale, and to the encounter. */
  sold: number;
  extra: number;
  mustSell: boolean;
}

/** A tariff: prices with 1, 2, 3, 4, 5 boats, and the one with the boats now there (null: no boat there yet). */
export interface Tariff {
  prices: number[];
  now: number | null;
}

export interface Places {
  /** Boats there now, in order of arrival (seats). */
  bar: { boats: number[]; diver: Tariff; pickpocket: Tariff; round: Tariff };
  dolphins: { boats: number[]; income: number };
  shop: { boats: number[]; hose: Tariff; trident: Tariff; weight: Tariff };
  market: { boats: number[]; goods: Tariff; antique: Tariff; gold: Tariff };
}

export interface Over {
  scores: number[];
  winners: number[];
  money: number[];
  /** Hands laid open. */
  treasures: CardFact[][];
}

export interface You {
  /** What one has laid down today: morning, afternoon; null while not chosen. */
  program: [ActionCode, ActionCode] | null;
  hand: CardFact[];
  encounters: string[];
  /** Money, end value of the hand, and both. */
  money: number;
  treasures: number;
  fortune: number;
  known: Known[];
  /** Cards known to be in one of several hands: stolen unseen. */
  passedOn: { cards: CardFact[]; seats: number[] }[];
}

/** What a legal action costs (below zero) or brings for certain, by action id; absent where it is nothing. */
export type Deal = Record<string, number>;

export interface Facts {
  day: number;
  half: Half;
  days: { weekday: Weekday; income: number }[];
  phase: Phase;
  encounters: boolean;
  pickpocket: boolean;
  first: number;
  /** Seats in today's order. */
  order: number[];
  /** The seat that is being placed or resolved; null while all program, and at the end. */
  turn: number | null;
  seats: SeatFact[];
  places: Places;
  wrecks: WreckFact[];
  supply: { divers: number; hoses: number; tridents: number; weights: number };
  encounterDeck: number;
  encounterDiscards: string[];
  dive: DiveFact | null;
  visit: VisitFact | null;
  you: You | null;
  deals: Deal;
  over: Over | null;
}

/** The facts of a running or finished game; null before it begins. */
export function factsOf(view: View): Facts | null {
  return view.facts as Facts | null;
}
