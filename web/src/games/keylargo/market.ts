/** What is picked at the market: cards of one type, one sold as another type, others for the encounter in force. */

import type { Deed } from "./deeds";
import type { CardFact, SoldType, VisitFact } from "./facts";

/** How many cards an encounter buys on top of the sale (KL 3.2). */
const BUYS: Record<string, number> = { trafficker: 5, jeweller: 1 };

/** A card in hand, by its place there: two copies are two cards. */
export interface InHand {
  at: number;
  card: CardFact;
}

export interface Pick extends InHand {
  deed: Deed;
  price: number;
  /** Sold in the sale, in the sale as another type, or to the encounter. */
  how: "sell" | "sell_as" | "sell_extra";
}

/** What a card can be sold for in a sale of this type, and how; null where it cannot. */
export type PriceOf = (deed: Deed) => number | null;

const deedOf = (how: Pick["how"], { kind }: CardFact, type: SoldType): Deed => {
  // The kind is the card: its name, which the rules give with it, need not be known here.
  if (how === "sell_as") return { type: how, kind, sold_as: type } as Deed;
  return { type: how, kind } as Deed;
};

export function pickOf(how: Pick["how"], held: InHand, type: SoldType, priceOf: PriceOf): Pick | null {
  const deed = deedOf(how, held.card, type);
  const price = priceOf(deed);
  return price === null ? null : { ...held, deed, price, how };
}

/** How a card goes into a sale of this type. */
export function saleOf(held: InHand, type: SoldType, priceOf: PriceOf): Pick | null {
  return pickOf(held.card.type === type ? "sell" : "sell_as", held, type, priceOf);
}

/** How many more cards the encounter in force still buys. */
export function stillBuys({ encounter, extra }: VisitFact, picked: readonly Pick[]): number {
  const most = BUYS[encounter ?? ""] ?? 0;
  return most - extra - picked.filter(({ how }) => how === "sell_extra").length;
}

export interface Worth {
  cards: number;
  units: number;
  sum: number;
  /** What they would bring at the end. */
  later: number;
  /** The price of one unit, where it is the same for all. */
  each: number | null;
}

export function worthOf(picks: readonly Pick[]): Worth {
  const add = (figure: (pick: Pick) => number) => picks.reduce((sum, pick) => sum + figure(pick), 0);
  const each = new Set(picks.map(({ card, price }) => (card.units > 0 ? price / card.units : null)));
  return {
    cards: picks.length,
    units: add(({ card }) => card.units),
    sum: add(({ price }) => price),
    later: add(({ card }) => card.value),
    each: each.size === 1 ? ([...each][0] ?? null) : null,
  };
}
