// @vitest-environment jsdom
import { flushSync, tick } from "svelte";
import { describe, expect, test } from "vitest";
import { all, desk, key, label, one, showTable, text, touch } from "../../../test/table";
import type { Lang } from "../../words";
import type { View } from "../../wire";
import { factsOf, type Facts } from "./facts";
import { SITUATIONS, situation } from "./look/fixtures";
import Table from "./Table.svelte";

function show(name: string, lang: Lang = "fr", change: (view: View) => void = () => {}) {
  const view = situation(name);
  change(view);
  return { ...showTable(Table, view, lang), facts: factsOf(view) as Facts };
}

const card = (name: string) => one(`[data-card^="${name}."]`);
const seat = (n: number) => one(`[data-seat="${n}"]`);
const deeds = (view: View, type: string) => view.legal.filter((offer) => offer.fields["type"] === type);

describe("what is shown", () => {
  test.each(SITUATIONS.flatMap((name) => [[name, "fr"] as const, [name, "en"] as const]))(
    "%s in %s has every word, each seat and each card in hand",
    (name, lang) => {
      const { facts } = show(name, lang);
      expect(document.body.innerHTML).not.toMatch(/katana-[a-z]+-[a-z]|page-[a-z]+-|undefined|NaN|\{ ?\$/);
      expect(all("[data-seat]").length).toBe(facts.seats.length);
      const asked = facts.asked === facts.you?.seat && facts.phase !== "play";
      const held = facts.you?.hand.reduce((sum, { copies }) => sum + copies, 0) ?? 0;
      // Each tells its name: in the hand, or in the question that covers it.
      expect(all("[data-card]").length).toBe(asked ? 0 : held);
      expect(all("[data-card] .name").length).toBe(asked ? 0 : held);
      const told = asked && facts.phase !== "discard" ? facts.you!.hand.length : 0;
      expect(all("[data-question] .held").length).toBe(told);
    },
  );

  test("seats follow turn order from the viewer's", () => {
    const { facts } = show("play");
    expect(all("[data-seat]").map((each) => Number(each.dataset["seat"]))).toEqual(
      facts.seats.map((_, n) => n),
    );
  });

  test("a seat is read out with character, name, role, figures, properties and difficulty", () => {
    const { facts } = show("play", "fr");
    for (const [n, fact] of facts.seats.entries()) {
      if (n === facts.you!.seat) continue;
      const read = label(`[data-seat="${n}"]`)!;
      expect(read).toContain(`Vie ${fact.resilience} sur ${fact.full}, honneur ${fact.honour}, `);
      expect(read.includes("rôle caché")).toBe(fact.role === null);
      expect(read.includes("À terre.")).toBe(fact.harmless !== "no");
      if (fact.harmless === "no")
        expect(read).toMatch(new RegExp(`Difficulté ${fact.difficulty!.total} depuis votre place\\.$`));
    }
  });

  test("no role that the viewer may not know is on the page", () => {
    const { facts } = show("play", "en");
    const hidden = facts.seats.flatMap((fact, n) => (fact.role === null ? [n] : []));
    expect(hidden.length).toBe(facts.seats.length - 2);
    for (const n of hidden) expect(label(`[data-seat="${n}"]`)).toMatch(/role hidden/);
  });

  test("a card is read out with what it is, and whether it is playable", () => {
    show("play", "fr");
    expect(card("armor").getAttribute("aria-label")).toMatch(/^Armure, permanente\u00a0: .+\. jouable$/);
    expect(card("bo").getAttribute("aria-label")).toMatch(
      /^Bō, arme, précision 2, dégâts 1\. .+ \(règle KA 3\.3\)\.$/,
    );
  });

  test("of seven on a desk, who is down beside the legend has no ability told there", () => {
    desk();
    const { next, view } = show("seven");
    expect(all(".seat.right.lower .ability").length).toBe(1);
    const down = structuredClone(view);
    for (const fact of (factsOf(down) as Facts).seats) fact.harmless = "resilience";
    next(down);
    expect(all(".seat.right.lower .ability")).toEqual([]);
  });

  test("the piles are read out, and the discard pile can be looked through", () => {
    const { facts } = show("play", "en");
    const pile = one("[data-pile] button");
    expect(pile.getAttribute("aria-label")).toBe(
      `Deck, ${facts.deck} cards; discard pile, ${facts.discard.cards}, top: Bokken`,
    );
    touch(pile);
    expect(all("[data-tray] li").length).toBe(facts.discard.cards);
  });
});

describe("a card and its target", () => {
  test("a weapon is taken up, and played at a seat within reach", () => {
    const { view, send } = show("seven");
    const [offer] = deeds(view, "attack").filter(({ fields }) => fields["weapon"] === "kusarigama");
    touch(card("kusarigama"));
    expect(card("kusarigama").getAttribute("aria-pressed")).toBe("true");
    const target = seat(Number(offer!.fields["target"]));
    expect(target.getAttribute("aria-label")).toMatch(/^Attaquer .+ avec Kusarigama\u00a0: difficulté \d/);
    touch(target);
    expect(send).toHaveBeenCalledExactlyOnceWith(offer!.action);
  });

  test("another seat says why not, with the rule", () => {
    const { view, send, refused } = show("seven");
    const far = view.refusals.find(
      ({ fields, sentence }) =>
        fields["weapon"] === "kusarigama" && sentence.id === "katana-reason-out-of-reach",
    )!;
    touch(card("kusarigama"));
    touch(seat(Number(far.fields["target"])));
    expect(send).not.toHaveBeenCalled();
    expect(refused).toEqual([far.sentence]);
  });

  test("touched again, or by Esc, it is put back", () => {
    show("seven");
    touch(card("kusarigama"));
    touch(card("kusarigama"));
    expect(card("kusarigama").getAttribute("aria-pressed")).toBe("false");
    touch(card("kusarigama"));
    key("Escape");
    expect(card("kusarigama").getAttribute("aria-pressed")).toBe("false");
    expect(document.activeElement).toBe(card("kusarigama"));
  });

  test("a card that cannot be played now says why", () => {
    const { view, refused } = show("seven");
    touch(card("parry"));
    const reason = view.refusals.find(({ fields }) => fields["card"] === "parry");
    expect(refused).toEqual([reason!.sentence]);
  });

  test("a card without target is played by the button beside it", () => {
    const { view, send } = show("seven");
    touch(card("tea_ceremony"));
    expect(send).not.toHaveBeenCalled();
    touch(one(".dock .main"));
    expect(send).toHaveBeenCalledExactlyOnceWith(deeds(view, "tea_ceremony")[0]!.action);
  });

  test("on a desk its button stands in the middle of the ring", () => {
    desk();
    const { view, send } = show("seven");
    touch(card("tea_ceremony"));
    touch(one(".centre [data-play]"));
    expect(send).toHaveBeenCalledExactlyOnceWith(deeds(view, "tea_ceremony")[0]!.action);
  });

  test("a card that takes aim has no such button", () => {
    desk();
    show("seven");
    touch(card("kusarigama"));
    expect(all(".centre .btn").length).toBe(1);
    expect(all("[data-play]")).toEqual([]);
  });

  test("on a desk the answer that is given with it is marked", () => {
    desk();
    const { view } = show("jujutsu");
    const [first] = deeds(view, "discard");
    touch(card(String(first!.fields["card"])));
    expect(all(".ka-answer.taken").map((each) => Number(each.dataset["action"]))).toEqual([first!.action]);
  });

  test("Geisha on a seat with several things to choose opens the seat", () => {
    const { view } = show("seven");
    touch(card("geisha"));
    const owner = Number(deeds(view, "strip")[0]!.fields["owner"]);
    touch(seat(owner));
    const here = view.legal.filter(
      ({ fields }) =>
        ["strip", "charm", "divert"].includes(String(fields["type"])) &&
        [fields["owner"], fields["target"]].includes(owner),
    );
    expect(all("[data-tray] .choice").length).toBe(here.length);
  });

  test("what lies in front of a seat is touched as the seat", () => {
    const { view } = show("seven");
    touch(card("geisha"));
    const owner = Number(deeds(view, "strip")[0]!.fields["owner"]);
    touch(one(`[data-seat="${owner}"] .tag`));
    expect(all("[data-tray] .choice")).not.toEqual([]);
  });

  test("Esc closes what lies open, then puts the card back", () => {
    const { view } = show("seven");
    touch(card("geisha"));
    touch(seat(Number(deeds(view, "strip")[0]!.fields["owner"])));
    key("Escape");
    expect(all("[data-tray]")).toEqual([]);
    expect(card("geisha").getAttribute("aria-pressed")).toBe("true");
    key("Escape");
    expect(card("geisha").getAttribute("aria-pressed")).toBe("false");
  });

  test("with no card taken up, a seat opens what is known of it", () => {
    show("waiting");
    touch(seat(1));
    expect(text("[data-tray]")).toContain("Depuis le début");
  });
});

describe("carrying a card", () => {
  const pointer = (type: string, target: EventTarget, x: number, y: number) => {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y }));
    flushSync();
  };
  function carry(held: HTMLElement, to: Element | null) {
    document.elementFromPoint = () => to;
    pointer("pointerdown", held, 10, 10);
    pointer("pointermove", window, 40, 40);
    expect(held.getAttribute("aria-pressed")).toBe("true");
    pointer("pointerup", window, 90, 90);
  }

  test("to a seat within reach, it is played there", () => {
    const { view, send } = show("seven");
    const [offer] = deeds(view, "attack").filter(({ fields }) => fields["weapon"] === "kusarigama");
    carry(card("kusarigama"), seat(Number(offer!.fields["target"])));
    expect(send).toHaveBeenCalledExactlyOnceWith(offer!.action);
  });

  test("to another seat, it says why not and goes back", () => {
    const { view, send, refused } = show("seven");
    const far = view.refusals.find(
      ({ fields, sentence }) =>
        fields["weapon"] === "kusarigama" && sentence.id === "katana-reason-out-of-reach",
    )!;
    carry(card("kusarigama"), seat(Number(far.fields["target"])));
    expect(send).not.toHaveBeenCalled();
    expect(refused).toEqual([far.sentence]);
    expect(all('[aria-pressed="true"][data-card]')).toEqual([]);
  });

  test("without target, it is played in the middle of the table; beside the table, it goes back", () => {
    const { view, send } = show("seven");
    carry(card("tea_ceremony"), document.body);
    expect(send).not.toHaveBeenCalled();
    carry(card("tea_ceremony"), one("[data-pile]"));
    expect(send).toHaveBeenCalledExactlyOnceWith(deeds(view, "tea_ceremony")[0]!.action);
  });
});

describe("everything one can do", () => {
  test.each(SITUATIONS.filter((name) => situation(name).legal.length > 0))(
    "in %s, every legal action is a sentence that can be chosen",
    (name) => {
      const { view, facts } = show(name);
      const found = new Set<number>();
      const collect = () => all("[data-action]").forEach((each) => found.add(Number(each.dataset["action"])));
      collect();
      if (facts.phase === "play") {
        touch(one("[data-moves]"));
        collect();
        for (const at of all("dialog [data-line]:not([data-action])").keys()) {
          touch(all("dialog [data-line]:not([data-action])")[at]);
          collect();
          touch(all("dialog .btn")[0]);
        }
      }
      expect([...found].sort((a, b) => a - b)).toEqual(
        view.legal.map(({ action }) => action).sort((a, b) => a - b),
      );
    },
  );

  test("F ends the phase", () => {
    const { view, send } = show("play");
    key("f");
    expect(send).toHaveBeenCalledExactlyOnceWith(deeds(view, "end")[0]!.action);
  });

  test("D draws Ieyasu's first card from the deck", () => {
    const { view, send } = show("draw");
    key("d");
    expect(send).toHaveBeenCalledExactlyOnceWith(deeds(view, "draw")[0]!.action);
  });

  test("a digit leads to an answer, 0 to bearing it", () => {
    const { view, send } = show("parry");
    key("0");
    expect(document.activeElement).toBe(one('[data-digit="0"]'));
    touch(document.activeElement as HTMLElement);
    expect(send).toHaveBeenCalledExactlyOnceWith(deeds(view, "suffer")[0]!.action);
  });

  test("a digit opens the list where none is to be seen", () => {
    show("play");
    key("1");
    expect(all("dialog [data-line]").length).toBeGreaterThan(2);
  });
});

describe("by keyboard", () => {
  test("arrows lead from card to card; the tab key stops at one of them", () => {
    show("seven");
    card("bokken").focus();
    key("ArrowRight");
    expect(document.activeElement?.getAttribute("data-card")).toMatch(/^kusarigama\./);
    expect(all('[data-card][tabindex="0"]')).toEqual([document.activeElement]);
  });

  test("arrows lead round the ring in turn order", () => {
    show("seven");
    seat(6).focus();
    key("ArrowRight");
    expect(document.activeElement).toBe(seat(0));
    key("ArrowLeft");
    expect(document.activeElement).toBe(seat(6));
    expect(all('[data-seat][tabindex="0"]')).toEqual([seat(6)]);
  });

  test("Enter on the chosen card leads to its first target", () => {
    const { view } = show("seven");
    card("kusarigama").focus();
    touch(card("kusarigama"));
    key("Enter");
    const targets = deeds(view, "attack").filter(({ fields }) => fields["weapon"] === "kusarigama");
    expect(targets.map(({ fields }) => seat(Number(fields["target"])))).toContain(document.activeElement);
  });

  test("L opens the log, ? the rules about what has the focus", () => {
    const { help, facts } = show("play");
    card("geisha").focus();
    key("?");
    expect(help).toHaveBeenLastCalledWith("KA-Geisha");
    card("bo").focus();
    key("?");
    expect(help).toHaveBeenLastCalledWith("KA-Bo");
    seat(1).focus();
    key("?");
    expect(help.mock.lastCall?.[0]).toMatch(new RegExp(`^KA-${facts.seats[1]!.character}$`, "i"));
    key("l");
    expect(all("dialog [data-log] li").length).toBeGreaterThan(3);
  });

  test("no key reaches the table behind a sheet", () => {
    const { help } = show("play");
    key("l");
    const close = all("dialog button")[0]!;
    close.focus();
    for (const each of ["?", "1", "d", "f"]) key(each);
    expect(help).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(close);
    expect(all("dialog")).toHaveLength(1);
  });

  test("the focus is on the hand when a turn begins", () => {
    show("play");
    expect(all("[data-first]").map((each) => each.dataset["card"])).toEqual([
      all("[data-card]")[0]!.dataset["card"],
    ]);
  });
});

describe("who only watches", () => {
  test("has no hand, no moves, no difficulty", () => {
    const { facts } = show("watch");
    expect(facts.you).toBeNull();
    expect(all("[data-own], [data-card], [data-moves], [data-end]")).toEqual([]);
    expect(all("[data-seat]").every((each) => !/Difficulté/.test(each.getAttribute("aria-label")!))).toBe(
      true,
    );
  });
});

describe("the end", () => {
  test("the scores open by themselves, and can be put aside and taken up again", async () => {
    show("over");
    await new Promise((resolve) => setTimeout(resolve, 0));
    await tick();
    expect(all("[data-reopen]")).toEqual([]);
    touch(one('[aria-label="Revoir la table"], [aria-label="Fermer"]'));
    await tick();
    expect(document.activeElement).toBe(one("[data-reopen]"));
    touch(one("[data-reopen]"));
    expect(all("[data-reopen]")).toEqual([]);
  });
});
