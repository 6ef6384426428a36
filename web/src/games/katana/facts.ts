/** What the table is told about Katana (`view.facts`). Everything here was worked out by the rules, nothing by the browser. */

import type { View } from "../../wire";

export type Weapon =
  | "bokken"
  | "kiseru"
  | "wakizashi"
  | "bo"
  | "kusarigama"
  | "katana"
  | "shuriken"
  | "kanabo"
  | "nodachi"
  | "naginata"
  | "nagayari"
  | "tanegashima"
  | "daikyu";
export type ActionCard =
  "parry" | "geisha" | "diversion" | "battle_cry" | "tea_ceremony" | "jujutsu" | "breathing" | "daimyo";
export type Property = "focus" | "armor" | "fast_draw" | "bushido";
export type Card = Weapon | ActionCard | Property;
export type CharacterName =
  | "benkei"
  | "chiyome"
  | "ginchiyo"
  | "goemon"
  | "hanzo"
  | "hideyoshi"
  | "ieyasu"
  | "kojiro"
  | "musashi"
  | "nobunaga"
  | "tomoe"
  | "ushiwaka";
export type Role = "shogun" | "samurai" | "ninja" | "ronin";
export type Camp = "shogun" | "ninja" | "ronin";
export type Phase = "bushido" | "draw" | "play" | "parry" | "battle_cry" | "jujutsu" | "discard" | "over";

/** A playing card. Accuracy and damage are 0 for what is no weapon. */
export interface CardFact {
  card: Card;
  kind: "weapon" | "action" | "property";
  accuracy: number;
  damage: number;
}

/** A role card: a Ninja has one to three stars, 0 where they are not known to the viewer. */
export interface RoleFact {
  role: Role;
  stars: number;
  camp: Camp;
  /** By how much this role's honour counts here (KA 2.7); for a Ninja of four players, whose stars decide: null until the end. */
  multiplier: number | null;
}

export interface SeatFact {
  character: CharacterName;
  resilience: number;
  /** The printed value. */
  full: number;
  honour: number;
  cards: number;
  /** What lies in front, by kind. */
  properties: Record<Property, number>;
  harmless: "no" | "resilience" | "hand";
  /** What the viewer may know of the role: the Shogun's, one's own, all with three players and at the end; else null. */
  role: RoleFact | null;
  /** Weapons a turn for this seat (KA 3.3). */
  weapons: number;
  /** Difficulty from the viewer's seat (KA 3.4); null for oneself and for spectators. */
  difficulty: Difficulty | null;
}

/** How a difficulty comes about: `total` = places (the shorter way round) + armors + benkei (0 or 1). */
export interface Difficulty {
  total: number;
  places: number;
  armors: number;
  benkei: number;
  /** Which way is the shorter one; "both" if they are equal. */
  way: "clockwise" | "anticlockwise" | "both";
}

/** Who did what to whom, all game long; `deeds.attacked[a][b]`: how often a attacked b. */
export interface Deeds {
  attacked: number[][];
  /** Weapons played on others that could have hit this seat. */
  spared: number[][];
  wounded: number[][];
  defeated: number[][];
  hindered: number[][];
  helped: number[][];
}

/** The attack that waits for an answer. */
export interface AttackFact {
  attacker: number;
  target: number;
  weapon: CardFact;
  difficulty: number;
  /** Wounds unless parried, as dealt: weapon + fastDraws + musashi - ginchiyo, at least 1. */
  wounds: number;
  damage: number;
  fastDraws: number;
  musashi: number;
  ginchiyo: number;
  /** Resilience that the target would lose. */
  loses: number;
  /** Whether it would be the last point. */
  defeats: boolean;
}

/** Battle Cry or Jujutsu being answered. */
export interface CallFact {
  caller: number;
  card: "battle_cry" | "jujutsu";
  /** All seats that it touches, in the order in which they answer. */
  order: { seat: number; answer: "given" | "asked" | "waiting" }[];
  /** Seats that it skips, and why. */
  skipped: { seat: number; why: "harmless" | "chiyome" }[];
  /** Resilience that who is asked would lose. */
  loses: number;
  /** Whether it would be the last point. */
  defeats: boolean;
}

/** The check of Bushido that waits for an answer. */
export interface BushidoFact {
  seat: number;
  flipped: CardFact;
  /** The left neighbour, to whom the code would pass. */
  next: number;
  /** What losing honour costs: 0 for the Shogun of three. */
  cost: number;
}

/** A kind of card in hand. */
export interface HandCard extends CardFact {
  copies: number;
}

/** What a weapon in hand would do to a seat that it can reach, unless parried. */
export interface Blow {
  wounds: number;
  loses: number;
  defeats: boolean;
}

/** What the viewer remembers of others' hands. */
export interface Known {
  seat: number;
  cards: CardFact[];
}

export interface You {
  seat: number;
  hand: HandCard[];
  known: Known[];
  /** Cards known to be in one of several hands. */
  somewhere: { card: CardFact; seats: number[] }[];
}

export interface Over {
  how: "honour" | "sword";
  /** The Swordmaster, or whose blow ended the game; null if the deck or Bushido did. */
  ender: number | null;
  /** The camp that pays for the Lost Sword. */
  lostSword: Camp | null;
  /** The camp that wins. */
  camp: Camp;
  scores: number[];
  winners: number[];
  /** Line by line, seat by seat: honour x factor + daimyos = points. A Ronin's Daimyos bring 0. */
  counts: {
    seat: number;
    honour: number;
    factor: number;
    daimyos: number;
    daimyoPoints: number;
    points: number;
  }[];
  /** Totals by camp, the Lost Sword's three points already off. Only camps in play. */
  camps: { camp: Camp; seats: number[]; sum: number; penalty: number; total: number }[];
  /** True where totals were equal and the order of camps decided (KA-R45). */
  tie: boolean;
}

export interface Facts {
  phase: Phase;
  turn: number;
  turns: number;
  shogun: number;
  /** The seat that decides; null at the end. */
  asked: number | null;
  weapons: { played: number; most: number };
  deck: number;
  /** The pile from the bottom up: its last is on top. */
  discard: { cards: number; top: CardFact | null; pile: CardFact[] };
  exhaustions: number;
  seats: SeatFact[];
  /** Each role in the game, how many, and by how much its honour counts; `most`: for the Ninja with most stars, where
   * that differs (KA 2.6, 2.7). */
  roles: { role: Role; count: number; multiplier: number; most: number | null }[];
  attack: AttackFact | null;
  call: CallFact | null;
  bushido: BushidoFact | null;
  deeds: Deeds;
  you: You | null;
  /** What each legal attack would do, by action id. */
  blows: Record<string, Blow>;
  over: Over | null;
}

/** The facts of a running or finished game; null before it begins. */
export function factsOf(view: View): Facts | null {
  return view.facts as Facts | null;
}
