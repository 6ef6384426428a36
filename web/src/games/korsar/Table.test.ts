// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { all, key, label, one, showTable, touch } from "../../../test/table";
import type { Lang } from "../../words";
import { SITUATIONS, situation } from "./look/fixtures";
import Table from "./Table.svelte";

const show = (name: string, lang: Lang = "fr") => showTable(Table, situation(name), lang);

describe("what is shown", () => {
  test.each(SITUATIONS.flatMap((name) => [[name, "fr"] as const, [name, "en"] as const]))(
    "%s in %s has every word, and one target a ship and card",
    (name, lang) => {
      const { view } = show(name, lang);
      expect(document.body.innerHTML).not.toMatch(/korsar-[a-z]+-|undefined|NaN|\{ ?\$/);
      const facts = view.facts as { ships: unknown[]; hand: { copies: number }[] };
      expect(all("[data-ship]").length).toBe(facts.ships.length);
      expect(all("[data-card]").length).toBe(facts.hand.reduce((sum, card) => sum + card.copies, 0));
    },
  );

  test("a ship is read out with its columns and with who would take it", () => {
    show("yours", "fr");
    expect(label('[data-ship="1"]')).toBe(
      "Galion, 8\u00a0or, navire d’Inès\u202f; vous 5 en rouge\u202f; Malo 5 en jaune\u202f; Corail 2 en bleu. Corail le prendrait, par Anne Bonny.",
    );
    expect(label('[data-ship="0"]')).toMatch(/Égalité en tête\u00a0: personne ne le prendrait\.$/);
  });

  test("a team is named with a capital where its sentence begins, and nowhere else", () => {
    show("team8", "fr");
    expect(label('[data-ship="0"]')).toMatch(/; la Pieuvre \d en .*\. La Pieuvre le prendrait, par /);
  });

  test("a partner's hand has a button that says whose it is, and opens it", () => {
    show("team8", "fr");
    expect(label("[data-partner]")).toBe("Main de Camille, 4 cartes");
    touch(one("[data-partner]"));
    expect(one("dialog").textContent).toMatch(/Cotre.*Jaune 1.*Jaune 3.*Vert 2/s);
  });

  test("a card is read out with its flag", () => {
    show("yours", "en");
    expect(label('[data-card="pirate-red-4.0"]')).toBe("Red pirate, strength 4, crossed cutlasses flag");
    expect(label('[data-card="captain-red.0"]')).toBe("Captain L’Olonnais, red");
  });
});

describe("playing", () => {
  test("card, then ship", () => {
    const { view, send } = show("yours");
    touch(one('[data-card="pirate-red-4.0"]'));
    touch(one('[data-ship="0"]'));
    const offer = view.legal.find((each) => each.text === "pirate red 4 > ship 0");
    expect(send).toHaveBeenCalledExactlyOnceWith(offer?.action);
  });

  test("a ship where the card may not go says the whole sentence", () => {
    const { send, refused } = show("yours");
    touch(one('[data-card="pirate-red-4.0"]'));
    touch(one('[data-ship="3"]'));
    expect(send).not.toHaveBeenCalled();
    expect(refused.map((sentence) => sentence.id)).toEqual(["korsar-reason-own-colour"]);
  });

  test("out of turn nothing is taken up", () => {
    const { send, refused } = show("waiting");
    touch(one('[data-card="pirate-red-4.0"]'));
    expect(all('[aria-pressed="true"]')).toEqual([]);
    expect(refused.map((sentence) => sentence.id)).toEqual(["korsar-reason-not-your-turn"]);
    expect(send).not.toHaveBeenCalled();
  });

  test("a ship is laid, a card is discarded, a card is drawn", () => {
    const { view, send } = show("deckEmpty");
    const actionOf = (text: string) => view.legal.find((each) => each.text === text)?.action;
    touch(one('[data-card="ship-2.0"]'));
    touch(one("[data-berth]"));
    expect(send).toHaveBeenLastCalledWith(actionOf("ship 2"));
    touch(one('[data-card="captain-yellow.0"]'));
    touch(one('[data-drop="discard"] button'));
    expect(send).toHaveBeenLastCalledWith(actionOf("discard captain yellow"));
  });

  test("every legal action stands in the list in words", () => {
    const { view } = show("many");
    touch(all(".rail [aria-expanded]")[0]);
    const listed = new Set<string>();
    for (const line of all(".rail [aria-expanded]")) {
      if (line.getAttribute("aria-expanded") === "false") touch(line);
      for (const button of all(".rail [data-action]")) listed.add(button.dataset["action"]!);
    }
    expect([...listed].map(Number).sort()).toEqual(view.legal.map((offer) => offer.action).sort());
  });
});

describe("the keyboard", () => {
  test("a digit takes a card up, Enter looks for its ship, Enter plays", () => {
    const { send } = show("yours");
    key("4");
    expect(document.activeElement?.getAttribute("data-card")).toBe("pirate-red-4.0");
    key("Enter");
    expect(document.activeElement?.getAttribute("data-ship")).toBe("0");
    touch(document.activeElement as HTMLElement);
    expect(send).toHaveBeenCalledOnce();
  });

  test("Esc puts the card back and returns to it", () => {
    show("yours");
    key("4");
    key("Enter");
    key("Escape");
    expect(all('[aria-pressed="true"]')).toEqual([]);
    expect(document.activeElement?.getAttribute("data-card")).toBe("pirate-red-4.0");
  });

  test("D and P draw", () => {
    const { send } = show("yours");
    key("d");
    key("p");
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("arrows go through hand and ships, each one stop of the tab key", () => {
    show("yours");
    expect(all('[data-card][tabindex="0"]').length).toBe(1);
    expect(all('[data-ship][tabindex="0"]').length).toBe(1);
    key("1");
    key("ArrowRight");
    expect(document.activeElement?.getAttribute("data-card")).toBe("ship-5.0");
  });

  test("a question mark opens the rules at the card's paragraph", () => {
    const { help } = show("yours");
    key("7");
    key("?");
    expect(help).toHaveBeenCalledWith("KO 2.6");
  });
});
