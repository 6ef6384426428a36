// @vitest-environment jsdom
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { wordsIn } from "../../../test/catalogue";
import { all, key, label, one, showTable, text, touch } from "../../../test/table";
import type { View } from "../../wire";
import type { Lang } from "../../words";
import type { Facts } from "./facts";
import { SITUATIONS, situation } from "./look/fixtures";
import Table from "./Table.svelte";

// What the house says of a seat, in whatever language the table is.
vi.mock("../../language.svelte", async (original) => ({
  ...(await original<typeof import("../../language.svelte")>()),
  say: (id: string, args?: Record<string, string>) => wordsIn("fr").say(id, args),
}));

const show = (name: string, lang: Lang = "fr") => showView(situation(name), lang);

function showView(view: View, lang: Lang) {
  return { ...showTable(Table, view, lang), facts: view.facts as unknown as Facts };
}

afterEach(() => void vi.restoreAllMocks());

describe("what is shown", () => {
  test.each(SITUATIONS.flatMap((name) => [[name, "fr"] as const, [name, "en"] as const]))(
    "%s in %s has every word, each wreck that is left, each other team and each treasure",
    (name, lang) => {
      const { facts } = show(name, lang);
      expect(document.body.innerHTML).not.toMatch(/keylargo-[a-z]+-|page-[a-z]+-|undefined|NaN|\{ ?\$/);
      const left = facts.wrecks.filter((wreck) => wreck.left > 0 || wreck.boat !== null);
      expect(all("[data-wreck]").map((wreck) => wreck.dataset["wreck"])).toEqual(
        left.map((wreck) => wreck.letter),
      );
      expect(all("[data-seat]").length).toBe(facts.seats.length - (facts.you ? 1 : 0));
      expect(all("[data-own] [data-treasure]").length).toBe(facts.you?.hand.length ?? 0);
    },
  );

  test("a wreck is read out with depth, cards, boat, memory and whether one may dive there", () => {
    const { facts, view } = show("place", "fr");
    const dives = view.legal.map((offer) => offer.fields["wreck"]);
    for (const wreck of facts.wrecks.filter(({ left }) => left > 0)) {
      const read = label(`[data-wreck="${wreck.letter}"]`)!;
      expect(read).toMatch(
        new RegExp(`^Épave ${wreck.letter}, \\S+, (peu profonde|moyenne|profonde), ${wreck.left} carte`),
      );
      expect(read.includes("libre")).toBe(wreck.boat === null);
      expect(read.includes("vous y avez regardé")).toBe(wreck.memory !== null);
      expect(read.endsWith(", permise")).toBe(dives.includes(wreck.letter));
      expect(read.endsWith(", pas permise")).toBe(!dives.includes(wreck.letter));
    }
  });

  test("a place is read out with its boats and present prices", () => {
    const { facts } = show("place", "en");
    const { bar } = facts.places;
    expect(label('[data-place="bar"]')).toBe(
      `Mermaid Bar, ${bar.boats.length} boats: diver $${bar.diver.now}, pickpocket $${bar.pickpocket.now}, round $${bar.round.now}`,
    );
  });

  test("without pickpockets none has a price", () => {
    const view = situation("place");
    const { bar } = (view.facts as unknown as Facts).places;
    (view.facts as unknown as Facts).pickpocket = false;
    showView(view, "en");
    expect(label('[data-place="bar"]')).toMatch(new RegExp(`: diver \\$${bar.diver.now}, round \\$`));
  });

  test("for whom the table waits is told", () => {
    const { view } = show("chosen", "en");
    const prompt = one("[data-prompt]").textContent!;
    const names = view.to_act.map((seat) => view.table.seats[seat]!.name);
    expect(prompt).toContain(names.length === 1 ? `${names[0]} is still choosing` : "are still choosing");
  });

  test("a team is read out with token, money, divers and backs", () => {
    show("place", "fr");
    expect(label('[data-seat="2"]')).toMatch(
      /^Nour, .+, \d+\u00a0\$, \d+ scaphandriers?, (aucun|\d+) trésors?/,
    );
  });

  test.each([
    ["a phone", 360, 640],
    ["a desk", 1440, 900],
  ])(
    "on %s, whom the table waits for in vain is said to be away, the first player too",
    (_, width, height) => {
      vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
      vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
      const view = situation("program");
      const facts = view.facts as unknown as Facts;
      facts.first = 1;
      facts.seats[1]!.ready = false;
      view.table.seats[1] = { ...view.table.seats[1]!, kind: "human", deputy: null, present: false };
      showView(view, "fr");
      expect(text('[data-seat="1"]')).toContain("hors ligne");
    },
  );

  test("nothing of another's choice is on the page while all program", () => {
    const { facts } = show("program");
    expect(facts.seats.some((seat) => seat.ready)).toBe(true);
    for (const seat of all("[data-seat]"))
      expect(seat.textContent).not.toMatch(/Plonger|Dauphins|Magasin|Marché/);
  });
});

describe("laying down two cards", () => {
  const card = (action: string) => one(`[data-program="${action}"]`);

  test("morning, afternoon, confirm: one action", () => {
    const { view, send } = show("program");
    touch(card("dive"));
    touch(card("market"));
    expect(send).not.toHaveBeenCalled();
    touch(one("[data-confirm]"));
    const offer = view.legal.find((each) => each.text === "program dive market");
    expect(send).toHaveBeenCalledExactlyOnceWith(offer?.action);
  });

  test("a card may be taken back, and half a day is not sent", () => {
    const { send } = show("program");
    touch(card("dive"));
    touch(card("bar"));
    touch(card("dive"));
    expect(card("bar").getAttribute("aria-pressed")).toBe("true");
    expect(card("dive").getAttribute("aria-pressed")).toBe("false");
    touch(one("[data-confirm]"));
    expect(send).not.toHaveBeenCalled();
  });

  test("it can be put aside to see the table, and the focus is on coming back", async () => {
    show("program");
    touch(all(".program .foot .btn")[0]);
    await tick();
    expect(all("[data-program]")).toEqual([]);
    expect(document.activeElement).toBe(one("[data-back]"));
    touch(one("[data-back]"));
    expect(document.activeElement).toBe(one("[data-program]"));
  });

  test("by keyboard: a digit for each card, then the focus is on confirming; Esc takes back", async () => {
    const { send } = show("program");
    key("1");
    key("4");
    await tick();
    expect(document.activeElement?.hasAttribute("data-confirm")).toBe(true);
    key("Escape");
    expect(all('[data-program][aria-pressed="true"]').map((each) => each.dataset["program"])).toEqual([
      "dive",
    ]);
    key("2");
    touch(one("[data-confirm]"));
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("placing a boat", () => {
  test("a wreck that the sun touches is dived on", () => {
    const { view, send } = show("place");
    const offer = view.legal[0]!;
    touch(one(`[data-wreck="${offer.fields["wreck"]}"]`));
    expect(send).toHaveBeenCalledExactlyOnceWith(offer.action);
  });

  test("another one says why not", () => {
    const { view, send, refused } = show("place");
    const refusal = view.refusals.find((each) => each.sentence.id === "keylargo-reason-too-deep")!;
    touch(one(`[data-wreck="${refusal.fields["wreck"]}"]`));
    expect(send).not.toHaveBeenCalled();
    expect(refused).toEqual([refusal.sentence]);
  });

  test("with nothing to decide, a wreck opens what one knows of it, a place its tariff", () => {
    show("chosen");
    touch(all("[data-wreck]")[0]);
    expect(all("dialog").length).toBe(1);
    touch(one("dialog .icon-btn"));
    touch(one('[data-place="shop"]'));
    expect(one("dialog").textContent).toMatch(/Tuyau.*Trident.*Poids/s);
  });

  test("arrows lead from wreck to wreck; the tab key stops at one of them", () => {
    const { view } = show("place");
    expect(all('[data-wreck][tabindex="0"]').map((wreck) => wreck.dataset["wreck"])).toEqual([
      view.legal[0]!.fields["wreck"],
    ]);
    one("[data-wreck][tabindex='0']").focus();
    const before = document.activeElement;
    key("ArrowDown");
    expect(document.activeElement).not.toBe(before);
    expect(all('[data-wreck][tabindex="0"]')).toEqual([document.activeElement]);
  });
});

describe("everything one can do", () => {
  test.each(SITUATIONS.filter((name) => situation(name).legal.length > 0))(
    "in %s, every legal action stands in the list once",
    (name) => {
      const { view } = show(name);
      touch(one("[data-moves]"));
      const listed = new Set(all("dialog [data-action]").map((line) => line.dataset["action"]));
      for (const line of all("dialog [aria-expanded]")) {
        touch(line);
        for (const each of all("dialog .sub [data-action]")) listed.add(each.dataset["action"]);
      }
      expect([...listed].map(Number).sort()).toEqual(view.legal.map((offer) => offer.action).sort());
    },
  );

  test("a line plays, and the list closes", () => {
    const { view, send } = show("place");
    touch(one("[data-moves]"));
    touch(one("dialog [data-line]"));
    expect(send).toHaveBeenCalledExactlyOnceWith(view.legal[0]!.action);
    expect(all("dialog").length).toBe(0);
  });

  test("L opens the log, ? the rules about what has the focus", () => {
    const { help } = show("place");
    one("[data-wreck][tabindex='0']").focus();
    key("?");
    expect(help).toHaveBeenCalledWith("KL 2.4");
    key("l");
    expect(one("dialog").textContent).toMatch(/Journal/);
  });
});

describe("who only watches", () => {
  test("has no hand, no moves, and sees every team", () => {
    const { facts } = show("watch");
    expect(all("[data-own], [data-moves], [data-first]")).toEqual([]);
    expect(all("[data-seat]").length).toBe(facts.seats.length);
  });
});
