import { describe, expect, test } from "vitest";
import type { DiverFact, Facts, Item, VisitFact } from "./facts";
import { hasRoom, mayBuyMore, type Purchase } from "./shop";

const diver = (n: number, hoses: number, trident = false, weight = false): DiverFact => ({
  diver: n,
  hoses,
  trident,
  weight,
  reach: "shallow",
});

function shop(encounter: string | null = null, bought: Partial<Record<Item, number>> = {}): VisitFact {
  return {
    seat: 0,
    place: "shop",
    encounter,
    hired: 0,
    robbed: 0,
    rounds: 0,
    looked: null,
    bought: { hose: 0, trident: 0, weight: 0, ...bought },
    most: 2,
    sold: 0,
    extra: 0,
    mustSell: false,
  };
}

function facts(money: number, supply: Partial<Facts["supply"]> = {}): Facts {
  const all = { divers: 5, hoses: 5, tridents: 5, weights: 5, ...supply };
  const seats = [{ money, divers: [diver(1, 1, true), diver(2, 0), null] }];
  return { seats, supply: all } as unknown as Facts;
}

const buy = (item: Item, n: number): Purchase => ({ type: "buy", item, diver: n });
const cheap = { spent: 0, price: 30 };

describe("the basket has room", () => {
  test("for two pieces and no third", () => {
    expect(hasRoom(facts(200), shop(), [buy("hose", 1)], buy("hose", 2), cheap)).toBe(true);
    expect(hasRoom(facts(200), shop(), [buy("hose", 1), buy("hose", 2)], buy("weight", 2), cheap)).toBe(
      false,
    );
    expect(hasRoom(facts(200), shop(null, { hose: 1 }), [buy("hose", 1)], buy("weight", 2), cheap)).toBe(
      false,
    );
  });

  test("for what fits the diver besides what is already in it", () => {
    expect(hasRoom(facts(200), shop(), [buy("hose", 1)], buy("hose", 1), cheap)).toBe(false);
    expect(hasRoom(facts(200), shop(), [buy("hose", 2)], buy("hose", 2), cheap)).toBe(true);
    expect(hasRoom(facts(200), shop(), [], buy("trident", 1), cheap)).toBe(false);
    expect(hasRoom(facts(200), shop(), [], buy("trident", 3), cheap)).toBe(false);
  });

  test("for what the supply still has", () => {
    expect(hasRoom(facts(200, { hoses: 1 }), shop(), [buy("hose", 1)], buy("hose", 2), cheap)).toBe(false);
  });

  test("for what can be paid after the rest", () => {
    expect(hasRoom(facts(70), shop(), [buy("hose", 1)], buy("weight", 2), { spent: 30, price: 40 })).toBe(
      true,
    );
    expect(hasRoom(facts(60), shop(), [buy("hose", 1)], buy("weight", 2), { spent: 30, price: 40 })).toBe(
      false,
    );
  });
});

describe("a seller allows one piece of its kind beyond", () => {
  const two = [buy("trident", 2), buy("weight", 1)];
  test("the third piece is that kind", () => {
    expect(mayBuyMore(shop("hose_seller"), two, "hose")).toBe(true);
    expect(mayBuyMore(shop("hose_seller"), two, "weight")).toBe(false);
  });
  test("or that kind was among the first ones", () => {
    expect(mayBuyMore(shop("hose_seller"), [buy("hose", 2), buy("weight", 1)], "trident")).toBe(true);
    expect(mayBuyMore(shop("hose_seller"), [buy("hose", 2), ...two], "hose")).toBe(false);
  });
  test("the discounter's third is like the two before", () => {
    expect(mayBuyMore(shop("discounter", { hose: 2 }), [], "hose")).toBe(true);
    expect(mayBuyMore(shop("discounter", { hose: 2 }), [buy("hose", 2)], "hose")).toBe(false);
  });
});
