// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { all, desk, key, label, one, showTable, text, touch } from "../../../test/table";
import { keep } from "../../stored";
import type { TableUi } from "../table";
import type { Lang } from "../../words";
import type { View } from "../../wire";
import { countsOf } from "./ending";
import { factsOf, type CardFact, type Facts } from "./facts";
import { situation } from "./look/fixtures";
import Table from "./Table.svelte";

function show(
  name: string,
  lang: Lang = "en",
  change: (facts: Facts, view: View) => void = () => {},
  time: TableUi["time"] = null,
) {
  const view = situation(name);
  change(factsOf(view) as Facts, view);
  return { ...showTable(Table, view, lang, time), facts: factsOf(view) as Facts };
}

const button = (words: RegExp) =>
  all("button").find((each) => words.test(each.getAttribute("aria-label") ?? each.textContent));
const seat = (n: number) => one(`[data-seat="${n}"]`);
const WEAPON: CardFact = { card: "bo", kind: "weapon", accuracy: 2, damage: 1 };

/** In small letters, without accents. */
const plain = (name: string) => name.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

describe("a question on a phone", () => {
  test("offers what is legal, and plays it", () => {
    const { view, send } = show("jujutsu");
    expect(all("[data-question] [data-action]").map((each) => Number(each.dataset["action"]))).toEqual(
      view.legal.map(({ action }) => action),
    );
    touch(button(/^Discard Bō$/));
    expect(send).toHaveBeenCalledExactlyOnceWith(
      view.legal.find(({ text: written }) => written === "discard bo")!.action,
    );
  });

  test("adds up the wounds, and says what it is not to parry", () => {
    const { facts } = show("parry");
    expect(text("[data-question] .sum")).toContain(`${facts.attack!.wounds} wounds`);
    expect(text("[data-question] .sum")).toContain("Ginchiyo: minus 1");
    const life = facts.seats[0]!.resilience;
    expect(label(".bears")).toBe(
      `Do not parry, resilience\u00a0${life}\u00a0→\u00a0${life - facts.attack!.loses}`,
    );
  });

  test("has a Parry for what it is, and a weapon for what it serves as", () => {
    show("parry");
    expect(label("[data-choice]")).toBe("Parry");
    expect(button(/Parry with Parry/)).toBeUndefined();
  });

  test("says that it is defeat, and whose the honour is", () => {
    const { facts } = show("parry", "fr", ({ attack }) => (attack!.defeats = true));
    const honour = facts.seats[0]!.honour;
    expect(label(".bears")).toBe(`Ne pas parer, défaite, honneur\u00a0${honour}\u00a0→\u00a0${honour - 1}`);
  });

  test("tells who answers a Battle Cry, in which order, and who does not", () => {
    const { facts, view } = show("battle-cry", "en");
    const read = all("[data-question] ol .unseen").map((each) => each.textContent);
    const names = facts.call!.order.map(({ seat: n }) => view.table.seats[n]!.name);
    expect(read).toEqual([
      `1, ${names[0]}: is answering`,
      ...names.slice(1).map((name, n) => `${n + 2}, ${name}: will answer`),
      ...facts.call!.skipped.map(({ seat: n }) => `${view.table.seats[n]!.name}: harmless, does not answer`),
    ]);
  });

  test("of Bushido costs the Shogun of three nothing", () => {
    show("bushido", "en", ({ bushido }) => (bushido!.cost = 0));
    expect(text("[data-question] p")).toMatch(/or discard Bushido, at no cost with three players\.$/);
    expect(button(/^Discard Bushido, no honour is lost$/)).toBeDefined();
  });
});

test("on a phone, of the time that another has, no more is told than fits between the seats", () => {
  const timed = (_: Facts, { table }: View) => void (table.clock = 120);
  show("theirs", "en", timed, { seat: 4, seconds: 110, share: 0.9, running: true, mine: false });
  expect(text("[data-story] .incense")).toBe("1 min 50 s");
});

describe("a story on a desk", () => {
  beforeEach(desk);

  test("tells the target what is threatened", () => {
    const { facts } = show("parry");
    const life = facts.seats[0]!.resilience;
    expect(text("[data-story]")).toContain(`You have ${life} resilience points left. Unless parried`);
  });

  test("is the same for others whatever is held (KA-R53)", () => {
    const { facts, view } = show("theirs");
    expect(all("[data-answers]")).toEqual([]);
    expect(text("[data-story]")).toMatch(
      new RegExp(`${view.table.seats[facts.asked!]!.name} is answering\\.$`),
    );
  });

  test.each([
    ["bushido", /Bushido: Kusarigama/],
    ["draw", /^Your first card/],
    ["discard", /^Seven cards at most/],
    ["battle-cry", /plays Battle Cry/],
  ])("is told of %s", (name, said) => {
    show(name);
    expect(text("[data-story] h2")).toMatch(said);
  });

  test("has a clock where the table has one", () => {
    const { view } = show("theirs", "en", (_, { table }) => (table.clock = 90));
    expect(view.table.clock).toBe(90);
    expect(text("[data-story] .incense")).toBe("The clock is stopped.");
  });
});

describe("one's own role", () => {
  test("is covered at first on a phone, and shown when asked for", () => {
    const { facts } = show("play");
    const own = facts.seats[0]!.role!.role;
    expect(document.body.innerHTML).not.toContain(`#ka-role-${own}"`);
    touch(button(/^Your role: Role hidden$/));
    expect(one("[data-role]").dataset["role"]).toBe("covered");
    touch(button(/^Show the role$/));
    expect(one("[data-role]").dataset["role"]).toBe(own);
    touch(button(/^Hide the role$/));
    expect(one("[data-role]").dataset["role"]).toBe("covered");
  });

  test("lies open on a desk, unless the device is passed round", () => {
    desk();
    show("play");
    expect(one("[data-role]").dataset["role"]).not.toBe("covered");
  });

  test("is covered on a desk that is passed round", () => {
    desk();
    const held = (n: number) => ({ table: "situation", seat: n, secret: `${n}`, game: "katana", name: "" });
    keep("ludotheque.seats", [held(0), held(1)]);
    show("play");
    expect(one("[data-role]").dataset["role"]).toBe("covered");
    localStorage.clear();
  });

  test("is nothing to cover with three players", () => {
    show("three");
    touch(button(/^Your role/));
    expect(text("[data-role]")).toContain("Known to everybody");
    expect(button(/Hide the role/)).toBeUndefined();
  });

  test("stands beside what each honour counts here", () => {
    const { facts } = show("play");
    touch(button(/^Your role/));
    expect(all(".multipliers li").map((each) => each.querySelector("b")!.textContent)).toEqual(
      facts.roles.map(({ multiplier }) => `×${multiplier}`),
    );
    expect(text(".multipliers")).toContain("none for the Ronin");
  });
});

describe("a seat from near", () => {
  test("is where Geisha chooses among several things", () => {
    const { view, send, facts } = show("play");
    const strip = view.legal.find(({ text: written }) => written === "geisha fast_draw > 3")!;
    touch(seat(3));
    expect(plain(text("[data-tray] h2"))).toBe(facts.seats[3]!.character);
    touch(button(/^Geisha: discard Fast Draw$/));
    expect(send).toHaveBeenCalledExactlyOnceWith(strip.action);
    expect(one("[data-tray]")).toBeNull();
  });

  test("says how its difficulty comes about", () => {
    show("play", "en", ({ seats }) => {
      seats[3]!.harmless = "no";
      seats[3]!.difficulty = { total: 4, places: 2, armors: 1, benkei: 1, way: "anticlockwise" };
    });
    touch(seat(3));
    expect(text("[data-tray]")).toContain(
      "Difficulty 4 from your seat 2 anticlockwise, 1 for Armor, 1 for Benkei",
    );
  });

  test("says of an Armor whom it protects", () => {
    show("play", "en", ({ seats }) => {
      seats[0]!.properties.armor = 1;
      seats[3]!.properties.armor = 1;
    });
    touch(seat(3));
    expect(text("[data-tray]")).toContain("+1 difficulty to attack this seat.");
    key("Escape");
    touch(seat(0));
    expect(text("[data-tray]")).toContain("+1 difficulty to attack you.");
  });

  test("tells its deeds", () => {
    const { view } = show("play", "en", ({ deeds }) => {
      for (const grid of Object.values(deeds)) for (const row of grid) row.fill(0);
      deeds.attacked[3]![1] = 2;
      deeds.wounded[3]![1] = 3;
    });
    touch(seat(3));
    const who = view.table.seats[1]!.name;
    expect(text("[data-acts] dl")).toContain(`Attacked ${who} 2 times`);
    expect(text("[data-acts] dl")).toContain(`Wounded ${who}, 3 wounds`);
    expect(all("[data-acts] dt").length).toBe(2);
  });

  test("shows remembered cards, marked, and those in one of several hands", () => {
    const { view } = show("play", "en", ({ you }) => {
      you!.known = [{ seat: 3, cards: [WEAPON, WEAPON] }];
      you!.somewhere = [{ card: WEAPON, seats: [3, 4] }];
    });
    const name = (n: number) => view.table.seats[n]!.name;
    touch(seat(3));
    expect(all("[data-known] .ka-mark").map((each) => each.textContent)).toEqual(Array(3).fill("remembered"));
    expect(text("[data-known]")).toContain(`In one of these hands: ${name(3)} and ${name(4)}`);
    touch(one("[data-tray] header button"));
    touch(seat(2));
    expect(one("[data-known]")).toBeNull();
  });

  test("closes by Esc, and the focus goes back to it", () => {
    show("play");
    seat(3).focus();
    touch(seat(3));
    expect(document.activeElement).toBe(one("[data-tray] h2"));
    key("Escape");
    expect(one("[data-tray]")).toBeNull();
    expect(document.activeElement).toBe(seat(3));
  });
});

test("the discard pile begins with its top", () => {
  const { facts } = show("play");
  touch(one("[data-pile] button"));
  expect(all("[data-tray] li .unseen").length).toBe(facts.discard.cards);
  expect(text("[data-tray] li").toLowerCase()).toContain(facts.discard.top!.card.replaceAll("_", " "));
  expect(text("[data-tray] .ka-mark")).toBe("top");
});

describe("the score", () => {
  const shown = async (name: string, change?: (facts: Facts, view: View) => void) => {
    const table = show(name, "en", change);
    await vi.waitFor(() => expect(one("[data-end]")).not.toBeNull());
    flushSync();
    return table;
  };

  test("is counted out seat by seat, camp by camp", async () => {
    const { facts } = await shown("over");
    const counts = countsOf(facts, facts.over!);
    expect(all(".scroll section").length).toBe(counts.length);
    expect(all(".scroll .total strong").map((each) => each.textContent)).toEqual(
      counts.map(({ total }) => String(total)),
    );
    expect(all(".scroll li").length).toBe(counts.flatMap(({ lines }) => lines).length);
    expect(all(".scroll li.inked").length).toBe(all(".scroll li").length);
  });

  test("reveals every role", async () => {
    const { facts, view } = await shown("over");
    for (const [n, fact] of facts.seats.entries()) {
      const line = all(".scroll li").find((each) => each.textContent.includes(view.table.seats[n]!.name));
      expect(line!.textContent.toLowerCase()).toContain(fact.role!.role);
    }
  });

  test("takes the Lost Sword off, and says whose blow it was", async () => {
    const { view } = await shown("over", ({ over }) => {
      const ninjas = over!.camps.find(({ camp }) => camp === "ninja")!;
      over!.ender = 1;
      over!.lostSword = "ninja";
      ninjas.penalty = 3;
      ninjas.total = ninjas.sum - 3;
    });
    expect(text(".scroll .lost")).toContain("−3");
    expect(text("[data-end] header p")).toBe(
      `${view.table.seats[1]!.name} struck the last blow, against a teammate: the game ends, and the Lost Sword costs their camp 3 points.`,
    );
  });

  test("says that the sword decided, and not honour", async () => {
    const { facts, view } = await shown("sword");
    expect(text("[data-end] header p")).toBe(
      `Victory by the sword: ${view.table.seats[facts.over!.ender!]!.name} alone is left standing. Honour no longer decides.`,
    );
  });

  test("leads to the rule of ties where it decided", async () => {
    const { help } = await shown("over", ({ over }) => (over!.tie = true));
    touch(button(/^The rules$/));
    expect(help).toHaveBeenCalledExactlyOnceWith("KA-R45");
  });

  test("has a blossom a point on the winner's branch", async () => {
    const { facts } = await shown("over");
    const { total } = facts.over!.camps.find(({ camp }) => camp === facts.over!.camp)!;
    expect(all(".branch .blossom").length).toBe(total);
  });
});
