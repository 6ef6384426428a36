// @vitest-environment jsdom
import { flushSync, tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { all, key, one, showTable, text, touch } from "../../../test/table";
import type { View } from "../../wire";
import type { Lang } from "../../words";
import { deedOf } from "./deeds";
import { resultsOf } from "./ending";
import type { Facts } from "./facts";
import { situation } from "./look/fixtures";
import Table from "./Table.svelte";

function show(name: string, change: (facts: Facts, view: View) => void = () => {}, lang: Lang = "en") {
  const view = situation(name);
  const facts = view.facts as unknown as Facts;
  change(facts, view);
  const table = showTable(Table, view, lang);
  /** The deeds that were sent. */
  const sent = () =>
    table.send.mock.calls.map(([action]) => deedOf(view.legal.find((offer) => offer.action === action)!));
  const refused = () => table.refused.map(({ id }) => id);
  return { ...table, facts, sent, refused };
}

const button = (words: string | RegExp) =>
  all("button").find((each) => {
    const heard = (each.ariaLabel ?? each.textContent).trim();
    return typeof words === "string" ? heard === words : words.test(heard);
  });
describe("a dive", () => {
  test("offers what is legal, each by its number", () => {
    const { view, sent } = show("treasure");
    expect(
      all(".choices button")
        .map((each) => Number(each.dataset["action"]))
        .sort(),
    ).toEqual(view.legal.map(({ action }) => action).sort());
    expect(text(".choices button")).toMatch(/^Diver \d’s weight: diver \d draws/);
    const first = Number(one(".choices button").dataset["action"]);
    key("1");
    expect(sent()).toEqual([view.legal.find(({ action }) => action === first)!.fields]);
  });

  test("gives the focus to its first answer, and the arrows lead to the next", async () => {
    show("treasure");
    await tick();
    await tick();
    expect(document.activeElement).toBe(one(".choices button"));
    key("ArrowDown");
    expect(document.activeElement).toBe(all(".choices button")[1]);
  });

  test("shows its treasures to whom they belong", () => {
    const { view } = show("treasure");
    const found = view.log.findLast(({ sentence }) => sentence.id === "keylargo-event-treasure")!;
    expect(text(".steps li:nth-last-of-type(2)")).toContain(`$${found.sentence.args["value"]} at the end`);
  });

  test.each(["theirs", "sabotage"])("shows only backs to those who watch (%s)", (name) => {
    const { facts, view } = show(name);
    const drawn = view.log.filter(({ sentence }) => sentence.id === "keylargo-event-treasure").length;
    expect(name === "sabotage" || drawn > 0).toBe(true);
    expect(all(".dive .treasure").length).toBe(all(".dive .step.monster").length);
    expect(all(".dive .steps .back").length).toBe(name === "theirs" ? facts.dive!.treasures : 0);
  });

  test("says what happens to the monster", () => {
    show("monster");
    expect(text(".steps")).toContain("A monster!");
    expect(button(/^Diver 1’s trident/)).toBeDefined();
  });

  test("tells who was kept aboard", () => {
    show("draw", (facts) => (facts.dive!.divers[1]!.heldBack = true));
    expect(text(".dive .name")).toContain("Diver 2 stays aboard.");
  });

  test("hangs on the hoses who is down", () => {
    const { facts } = show("draw");
    const down = facts.dive!.divers.filter(({ present }) => present);
    expect(all(".divers .tag").length).toBe(down.length);
  });
});

describe("the shop", () => {
  test("adds up what is put in its slots, and pays piece by piece", () => {
    const { facts, sent } = show("shop");
    const { hose, trident } = facts.places.shop;
    touch(all(".cell.can")[0]);
    touch(button(new RegExp(`trident: buy, \\$${trident.now}`)));
    expect(text("footer")).toContain(
      `Hose $${hose.now} + trident $${trident.now}$${hose.now! + trident.now!}`,
    );
    touch(button(/^Pay /));
    expect(sent()).toEqual([{ type: "buy", item: "hose", diver: 1 }]);
  });

  test("offers no third piece", () => {
    const { ui } = show("shop");
    const can = all(".cell.can");
    touch(can[0]);
    touch(all(".cell.can")[0]);
    expect(all(".cell.can")).toEqual([]);
    touch(all(".cell.full")[0]);
    expect(ui.say).toHaveBeenCalledExactlyOnceWith("Nothing more besides what you have chosen.");
    touch(all(".cell.new")[0]);
    expect(all(".cell.can").length).toBeGreaterThan(0);
  });

  test("keeps its pieces where they are while others are chosen", () => {
    show("shop");
    const lines = () => all(".dock .kl-fact, .dock footer .kl-sum").length;
    const before = lines();
    touch(all(".cell.can")[0]);
    expect(lines()).toBe(before);
  });

  test("may be left without buying", () => {
    const { sent } = show("shop");
    touch(button("Buy nothing"));
    expect(sent()).toEqual([{ type: "leave" }]);
  });
});

describe("the market", () => {
  test("sells all cards of a type, unless some are kept", () => {
    const { facts, sent } = show("market");
    const price = facts.places.market.goods.now!;
    const goods = facts.you!.hand.filter(({ type }) => type === "goods");
    const units = goods.reduce((sum, card) => sum + card.units, 0);
    key("1");
    expect(button(/^Sell/)!.textContent).toBe(`Sell ${goods.length} cards of goods: $${units * price}`);
    touch(all(".sale button")[0]);
    expect(button(/^Sell/)!.textContent).toContain(`$${(units - goods[0]!.units) * price}`);
    touch(button(/^Sell/));
    expect(sent()).toMatchObject([{ type: "sell", kind: goods[1]!.kind }]);
  });

  test("says why one may not leave yet", () => {
    const { refused, sent } = show("market");
    touch(button("Leave"));
    expect(sent()).toEqual([]);
    expect(refused()).toEqual(["keylargo-reason-must-sell"]);
  });

  test("a diamond stays, and says so", () => {
    const { refused } = show("market");
    touch(one(".rest .never"));
    expect(refused()).toEqual(["keylargo-reason-not-sold"]);
  });

  test("names the price that an encounter card makes", () => {
    const { facts } = show("market", ({ you, deals }, view) => {
      you!.hand = [{ kind: 90, type: "gold", depth: "deep", units: 6, value: 120 }];
      view.legal = [{ ...view.legal[0]!, action: 9000, fields: { type: "sell", kind: 90 } }];
      deals["9000"] = 240;
    });
    expect(facts.places.market.gold.now).toBe(30);
    expect(text('.types [data-digit="3"]')).toBe("Gold $40");
  });

  test("says so where no card has a price", () => {
    show("market", ({ you }, view) => {
      you!.hand = you!.hand.filter(({ type }) => type === "diamond");
      view.legal = view.legal.filter(({ fields }) => fields["type"] !== "sell");
    });
    expect(text(".dock .kl-hint")).toBe("None of your cards has a price at the market.");
  });

  test("plays its own encounter card", () => {
    const { sent } = show("market");
    touch(button(/Play Gold Prospector/));
    expect(sent()).toEqual([{ type: "play_encounter", encounter: "gold_prospector" }]);
  });
});

describe("the bar", () => {
  test("a pickpocket needs a victim and a back", () => {
    const { view, sent } = show("bar");
    const rob = view.legal.map(deedOf).find((deed) => deed.type === "rob")!;
    touch(one('[data-digit="2"]'));
    const name = view.table.seats[rob.type === "rob" ? rob.seat : 0]!.name;
    touch(all(".victim").find((each) => each.textContent!.includes(name)));
    touch(one(".backs button"));
    touch(button(/^Steal a/));
    expect(sent()).toEqual([rob]);
  });

  test("a round is paid with its first wreck", () => {
    const { sent } = show("bar");
    touch(one('[data-digit="3"]'));
    expect(button("Choose a wreck")!.ariaDisabled).toBe("true");
    touch(button(/^Wreck A, Aurore/));
    touch(button(/Look into wreck A/));
    expect(sent()).toEqual([{ type: "pay_round", wreck: "A" }]);
  });

  test("a drunkard is asked about a wreck, once", () => {
    const { sent } = show("bar", ({ you }, view) => {
      you!.encounters = ["drunkard"];
      view.legal = [
        ...view.legal.filter(({ fields }) => fields["type"] === "leave"),
        ...["A", "B"].map((wreck, n) => ({
          ...view.legal[0]!,
          action: 9000 + n,
          fields: { type: "drunkard", wreck },
        })),
      ];
    });
    expect(all(".dock [data-encounter]")).toEqual([]);
    touch(one('[data-digit="4"]'));
    touch(button(/^Wreck B, Bagatelle/));
    touch(button(/Look into wreck B/));
    expect(sent()).toEqual([{ type: "drunkard", wreck: "B" }]);
  });

  test("a drunkard who cannot be asked says why", () => {
    const { ui, sent } = show("bar", ({ you }) => (you!.encounters = ["drunkard"]));
    touch(one('[data-digit="4"]'));
    expect(sent()).toEqual([]);
    expect(ui.say).toHaveBeenCalledExactlyOnceWith("This is not possible for the moment.");
  });

  test("shows what was seen in the first wreck while the second is chosen", () => {
    const { facts } = show("look");
    const wreck = facts.wrecks.find(({ letter }) => letter === facts.visit!.looked)!;
    expect(text(".dock")).toContain(`In wreck ${wreck.letter} you saw`);
    expect(all(".dock .face").length).toBe(wreck.memory!.cards.length);
    expect(button("Leave")).toBeUndefined();
    expect(button(/^Hire a/)).toBeUndefined();
  });

  test("shows what was seen in the second, and the next day's cards once it is put away", () => {
    const { facts, view, next } = show("program");
    expect(all("[data-program]")).not.toEqual([]);
    const [first, ...others] = facts.wrecks;
    const seen = { cards: [], day: facts.day - 1, half: "afternoon" };
    const looked = {
      id: "keylargo-event-looked",
      args: { wreck: first!.letter },
      seats: { seat: view.you! },
    };
    next({
      ...view,
      facts: { ...facts, wrecks: [{ ...first, memory: seen }, ...others] },
      log: [...view.log, { seq: view.seq + 1, sentence: looked, mine: true }],
    });
    expect(text(".dock")).toContain(`In wreck ${first!.letter} you saw`);
    expect(all("[data-program]")).toEqual([]);
    touch(one(".dock footer button"));
    expect(one(".dock")).toBeNull();
    expect(document.activeElement).toBe(one("[data-program]"));
  });

  test("can be put aside, and comes back", async () => {
    show("bar");
    const first = document.activeElement;
    expect(first?.closest(".dock")).not.toBeNull();
    key("Escape");
    await tick();
    expect(one(".dock")).toBeNull();
    expect(document.activeElement).toBe(one("[data-back]"));
    touch(one("[data-back]"));
    expect(document.activeElement?.closest(".dock")).not.toBeNull();
  });
});

test("the dolphins pay, and the button says how much", () => {
  const { facts, sent } = show("dolphins");
  touch(button(`Take $${facts.places.dolphins.income}`));
  expect(sent()).toEqual([{ type: "leave" }]);
});

describe("what one knows of a wreck", () => {
  const open = (letter: string) => {
    one(`[data-wreck="${letter}"]`).focus();
    key("i");
  };

  test("is told with its cards and where else they may be", () => {
    const { facts } = show("place", ({ wrecks }) => {
      const wreck = wrecks.find(({ letter }) => letter === "K")!;
      const memory = wreck.memory!;
      wreck.monsters = 1;
      memory.exact = false;
      memory.doubtful = memory.cards.map((_, n) => n === 0);
      memory.took = [{ seat: 2, n: 2 }];
      memory.loose = [1];
    });
    open("K");
    const cards = facts.wrecks.find(({ letter }) => letter === "K")!.memory!.cards;
    expect(all("dialog .face").length).toBe(cards.length);
    expect(all("dialog .doubt").length).toBe(1);
    expect(text("dialog")).toContain("Nour took 2 of them. You do not know which.");
    expect(text("dialog")).toContain("Basile may hold others.");
    expect(text("dialog")).toContain("At least one monster lurks there");
  });

  test("is said to be nothing where one has never looked", () => {
    const { facts } = show("place");
    open(facts.wrecks.find(({ left, memory }) => left > 0 && memory === null)!.letter);
    expect(text("dialog")).toContain("You have never looked into it.");
  });

  test("one may dive from there", () => {
    const { sent } = show("place");
    open("D");
    touch(button("Dive here"));
    expect(sent()).toEqual([{ type: "dive", wreck: "D" }]);
    expect(one("dialog")).toBeNull();
  });
});

describe("encounter cards", () => {
  test("that can be played in several ways are played where the wreck is chosen", () => {
    const { sent, ui } = show("bar", ({ you }, view) => {
      you!.encounters = ["drunkard"];
      view.legal = ["A", "B"].map((wreck, n) => ({
        ...view.legal[0]!,
        action: 9000 + n,
        fields: { type: "drunkard", wreck },
      }));
    });
    expect(one("[data-own] [data-encounter]").ariaLabel).toMatch(/May be played now\.$/);
    touch(one("[data-own] [data-encounter]"));
    touch([...one("dialog li").querySelectorAll("button")].at(-1));
    expect(ui.say).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
    expect(one("dialog")).toBeNull();
  });

  test("are played from their sheet, or say why not", () => {
    const { sent, ui } = show("market");
    touch(one("[data-own] [data-encounter]"));
    const [first, second] = all("dialog li");
    touch([...first!.querySelectorAll("button")].at(-1));
    expect(sent()).toEqual([]);
    touch([...second!.querySelectorAll("button")][0]);
    expect(ui.help).toHaveBeenCalledExactlyOnceWith("KL-Gold-Prospector");
    touch([...second!.querySelectorAll("button")].at(-1));
    expect(sent()).toEqual([{ type: "play_encounter", encounter: "gold_prospector" }]);
  });
});

describe("the encounters' sheet", () => {
  test("shows the open pile to whoever asks, those who watch as well", () => {
    const { facts } = show(
      "watch",
      (facts) => (facts.encounterDiscards = ["family", "family", "tourist_bar"]),
    );
    touch(button("Log"));
    touch(one("[data-piles]"));
    expect(text("dialog")).toContain(`Deck: ${facts.encounterDeck} cards`);
    expect(text("dialog summary")).toBe("Discard pile, for all to see: 3 cards");
    expect(all("dialog ol li").map((line) => line.textContent!.replaceAll(/\s+/g, " ").trim())).toEqual([
      "Family × 2 Dolphins",
      "Tourist Bar",
    ]);
  });

  test.each([
    ["used", "You have already played one in this half-day."],
    ["declined", "You have chosen to play none in this half-day."],
  ] as const)("says that one more may not be played (%s)", (why, told) => {
    show("dolphins", (facts) => (facts.seats[0]![why] = true));
    touch(one("[data-encounter]"));
    expect(text("dialog")).toContain(told);
  });
});

test("a team that has lost its divers says so, in a row and from near", () => {
  const { facts } = show("over");
  const lost = facts.seats.findIndex(({ divers }, seat) => seat !== 0 && !divers.some(Boolean));
  expect(text(`[data-seat="${lost}"]`)).toContain("no diver");
  touch(one(`[data-seat="${lost}"]`));
  expect(text("dialog")).toContain("no diver");
});

test("the end counts money and treasures, the best first", async () => {
  const { facts, view } = show("over");
  await vi.waitFor(() => expect(one(".end")).not.toBeNull());
  flushSync();
  const results = resultsOf(facts.over!);
  const names = results.map(({ seat }) => (seat === view.you ? "You" : view.table.seats[seat]!.name));
  expect(all(".end .name").map((each) => each.textContent)).toEqual(names);
  expect(all(".end strong").map((each) => each.textContent)).toEqual(
    results.map(({ fortune }) => `Fortune$${fortune}`),
  );
  expect(all(".end .cards .face").length).toBe(results.flatMap(({ treasures }) => treasures).length);
});
