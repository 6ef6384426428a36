/** What the shop's basket still has room for (KL 2.7): a purchase alone may be legal, and not after those in the basket. */

import type { DeedOf } from "./deeds";
import type { DiverFact, Facts, Item, VisitFact } from "./facts";

export type Purchase = DeedOf<"buy">;

/** A diver's four slots, as the grid shows them. */
export const COLUMNS: readonly { item: Item; n: number }[] = [
  { item: "hose", n: 0 },
  { item: "hose", n: 1 },
  { item: "trident", n: 0 },
  { item: "weight", n: 0 },
];

const STOCK: Record<Item, "hoses" | "tridents" | "weights"> = {
  hose: "hoses",
  trident: "tridents",
  weight: "weights",
};

/** The item of which the encounter in force allows one piece beyond the usual number. */
function beyond({ encounter, bought }: VisitFact): Item | null {
  switch (encounter) {
    case "hose_seller":
      return "hose";
    case "trident_seller":
      return "trident";
    case "weight_seller":
      return "weight";
    case "discounter":
      return COLUMNS.find(({ item }) => bought[item] > 1)?.item ?? null;
    default:
      return null;
  }
}

export const carried = (diver: DiverFact, item: Item): number =>
  item === "hose" ? diver.hoses : Number(diver[item]);

export const stockOf = ({ supply }: Facts, item: Item): number => supply[STOCK[item]];

const counted = (basket: readonly Purchase[], item: Item): number =>
  basket.filter((each) => each.item === item).length;

/** Whether one piece more of this item keeps within the number that may be bought. */
export function mayBuyMore(visit: VisitFact, basket: readonly Purchase[], item: Item): boolean {
  const all = [...basket.map((each) => each.item), item];
  const extra = beyond(visit);
  const free =
    extra !== null &&
    all.length > 0 &&
    visit.bought[extra] + counted(basket, extra) + Number(item === extra) > 0;
  const bought = visit.bought.hose + visit.bought.trident + visit.bought.weight;
  return bought + all.length - Number(free) <= visit.most;
}

/** Whether a purchase that is legal by itself is still possible after those in the basket, which cost `spent`. */
export function hasRoom(
  facts: Facts,
  visit: VisitFact,
  basket: readonly Purchase[],
  { item, diver }: Purchase,
  money: { spent: number; price: number },
): boolean {
  const on = facts.seats[visit.seat]?.divers[diver - 1];
  if (!on) return false;
  const fitted = basket.filter((each) => each.item === item && each.diver === diver).length;
  const slots = COLUMNS.filter((column) => column.item === item).length;
  return (
    carried(on, item) + fitted < slots &&
    counted(basket, item) < stockOf(facts, item) &&
    money.spent + money.price <= (facts.seats[visit.seat]?.money ?? 0) &&
    mayBuyMore(visit, basket, item)
  );
}
