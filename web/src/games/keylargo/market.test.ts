import { expect, test } from "vitest";
import type { CardFact, VisitFact } from "./facts";
import { pickOf, saleOf, stillBuys, worthOf, type InHand, type PriceOf } from "./market";

const card = (kind: number, type: CardFact["type"], units: number, value = units * 20): CardFact => ({
  kind,
  type,
  depth: "medium",
  units,
  value,
});
const held = (at: number, of: CardFact): InHand => ({ at, card: of });

/** Alone at the market: goods at 40, and the easy mark takes gold 4 for goods. */
const price: PriceOf = (deed) => {
  if (deed.type === "sell") return { 1: 120, 2: 200 }[deed.kind] ?? null;
  return deed.type === "sell_as" && deed.kind === 3 && deed.sold_as === "goods" ? 160 : null;
};
const g3 = held(0, card(1, "goods", 3));
const g5 = held(1, card(2, "goods", 5));
const o4 = held(2, card(3, "gold", 4));
const d120 = held(3, card(4, "diamond", 0, 120));

const picked = (...all: InHand[]) => all.map((each) => saleOf(each, "goods", price)!);

test("a sale adds up, and is compared with the end", () => {
  expect(worthOf(picked(g3, g5))).toEqual({ cards: 2, units: 8, sum: 320, later: 160, each: 40 });
});

test("a card of another type is sold as this one where the easy mark takes it", () => {
  expect(saleOf(o4, "goods", price)).toMatchObject({ how: "sell_as", price: 160 });
  expect(saleOf(o4, "antique", price)).toBeNull();
  expect(saleOf(d120, "goods", price)).toBeNull();
});

test("what is not priced alike has no price a unit", () => {
  const jewel = pickOf("sell_extra", d120, "goods", () => 120)!;
  expect(worthOf([...picked(g3), jewel])).toMatchObject({ cards: 2, sum: 240, each: null });
  expect(worthOf([])).toMatchObject({ cards: 0, sum: 0, each: null });
});

test("the trafficker buys five cards, the jeweller one diamond, in all", () => {
  const visit = (encounter: string | null, extra: number) => ({ encounter, extra }) as VisitFact;
  const jewel = pickOf("sell_extra", d120, "goods", () => 120)!;
  expect(stillBuys(visit("trafficker", 1), [])).toBe(4);
  expect(stillBuys(visit("jeweller", 0), [])).toBe(1);
  expect(stillBuys(visit("jeweller", 0), [jewel])).toBe(0);
  expect(stillBuys(visit(null, 0), [])).toBe(0);
});
