import { describe, expect, test } from "vitest";
import { isDraw, isOf, spread, targetOf } from "./cards";
import { factsOf } from "./facts";
import { SITUATIONS, situation } from "./look/fixtures";

describe("cards in hand", () => {
  test("every copy is a card of its own, in the order of the hand", () => {
    const cards = spread([
      { kind: "ship", gold: 5, copies: 2 },
      { kind: "pirate", colour: "red", strength: 4, copies: 1 },
      { kind: "admiral", copies: 1 },
    ]);
    expect(cards.map((card) => card.key)).toEqual(["ship-5.0", "ship-5.1", "pirate-red-4.0", "admiral.0"]);
  });

  test.each(SITUATIONS)(
    "in %s every offered and every refused action belongs to one kind of card",
    (name) => {
      const view = situation(name);
      const hand = factsOf(view)?.hand ?? [];
      for (const action of [...view.legal, ...view.refusals]) {
        const owners = hand.filter((card) => isOf(card, action));
        expect(owners.length, JSON.stringify(action.fields)).toBe(isDraw(action) ? 0 : 1);
      }
    },
  );

  test("a card aims at a ship, at the open sea, or at the discard pile", () => {
    const aim = (fields: Record<string, unknown>) => targetOf({ fields });
    expect(aim({ type: "play_pirate", colour: "red", strength: 3, ship: 2 })).toBe(2);
    expect(aim({ type: "lay_ship", gold: 4 })).toBe("sea");
    expect(aim({ type: "discard_captain", colour: "red" })).toBe("discard");
  });
});
