import { describe, expect, test, vi } from "vitest";
import type { Offer, Refusal, Sentence } from "../../wire";
import { Basket, type Counter } from "./basket.svelte";
import type { Deed } from "./deeds";

const hose = (diver: number): Deed => ({ type: "buy", item: "hose", diver });
const trident: Deed = { type: "buy", item: "trident", diver: 2 };
const leave: Deed = { type: "leave" };
const why: Sentence = { id: "keylargo-reason-no-money", args: {}, seats: {} };

const PRICES = [-30, -40, 0];
const deeds = [hose(1), trident, leave];
const offers = deeds.map((fields, action) => ({ action, fields }) as unknown as Offer);

/** A shop whose server answers when it is told to. */
function shop() {
  const sent: number[] = [];
  const counter: Counter = {
    view: { decision: 0, legal: offers, refusals: [] as Refusal[] },
    ui: { pending: null, refuse: vi.fn(), say: vi.fn() },
    deal: ({ action }) => PRICES[action] ?? 0,
    send: ({ action }) => {
      sent.push(action);
      counter.ui.pending = action;
    },
  };
  const basket = new Basket(
    () => counter,
    () => "no longer",
  );
  const answer = (legal = counter.view.legal, refusals: Refusal[] = []) => {
    counter.view = { decision: (counter.view.decision ?? 0) + 1, legal, refusals };
    counter.ui.pending = null;
    basket.advance();
  };
  return { basket, counter, sent, answer };
}

describe("a basket", () => {
  test("adds up what is in it", () => {
    const { basket } = shop();
    basket.put(hose(1));
    basket.put(hose(1));
    basket.put(trident);
    expect(basket.sum).toBe(-100);
    expect(basket.count(hose(1))).toBe(2);
    basket.takeOut(hose(1));
    expect(basket.sum).toBe(-70);
    expect(basket.lines.map((line) => line.deed)).toEqual([hose(1), trident]);
  });

  test("takes nothing that is not legal", () => {
    const { basket } = shop();
    basket.put(hose(3));
    expect(basket.lines).toEqual([]);
  });

  test("sends one deed after another, each when the one before has been answered", () => {
    const { basket, sent, answer } = shop();
    basket.put(hose(1));
    basket.put(trident);
    basket.send();
    expect(sent).toEqual([0]);
    basket.advance();
    expect(sent).toEqual([0]);
    answer();
    expect(sent).toEqual([0, 1]);
    answer();
    expect(sent).toEqual([0, 1]);
    expect(basket.sending).toBe(false);
  });

  test("ends with the last deed if there is one", () => {
    const { basket, counter, sent, answer } = shop();
    basket.put(hose(1));
    basket.send(() => counter.view.legal.find(({ action }) => action === 2) ?? null);
    answer();
    expect(sent).toEqual([0, 2]);
    answer([]);
    expect(sent).toEqual([0, 2]);
    expect(basket.sending).toBe(false);
  });

  test("stops with the refusal where a deed is no longer legal", () => {
    const { basket, counter, sent, answer } = shop();
    basket.put(hose(1));
    basket.put(trident);
    basket.send();
    answer([offers[2]!], [{ action: 1, fields: { ...trident }, sentence: why }]);
    expect(sent).toEqual([0]);
    expect(counter.ui.refuse).toHaveBeenCalledExactlyOnceWith(why);
    expect(basket.sending).toBe(false);
    expect(basket.lines).toEqual([]);
  });

  test("says that it stops where no reason is known", () => {
    const { basket, counter, answer } = shop();
    basket.put(hose(1));
    basket.put(trident);
    basket.send();
    answer([offers[2]!]);
    expect(counter.ui.say).toHaveBeenCalledExactlyOnceWith("no longer");
  });

  test("stops without a word when the server has refused: the house has told", () => {
    const { basket, counter, sent } = shop();
    basket.put(hose(1));
    basket.put(trident);
    basket.send();
    counter.ui.pending = null;
    basket.advance();
    expect(sent).toEqual([0]);
    expect(basket.sending).toBe(false);
    expect(counter.ui.say).not.toHaveBeenCalled();
  });

  test("stops when nothing could be sent", () => {
    const { basket, counter } = shop();
    counter.send = () => {};
    basket.put(hose(1));
    basket.send();
    expect(basket.sending).toBe(false);
  });

  test("takes nothing while it is on its way", () => {
    const { basket } = shop();
    basket.put(hose(1));
    basket.put(trident);
    basket.send();
    basket.put(trident);
    basket.takeOut(trident);
    basket.empty();
    expect(basket.lines.map((line) => line.deed)).toEqual([trident]);
  });
});
