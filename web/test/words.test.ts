import { describe, expect, it } from "vitest";
import { de, TableWords, Words } from "../src/words";
import { DE_CASES, wordsIn } from "./catalogue";
import { seat } from "./tables";

const NAMES = ["Inès", "Malo"];
const nameOf = (n: number): string => NAMES[n] ?? "";

const SOURCE = `
greet = Bonjour { $who } !
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
of = le navire { DE($who) }
took = { $seat } prend { $owner_you ->
    [yes] votre navire
   *[no] le navire { DE($owner) }
}
    .you = Vous prenez { $owner_you ->
    [yes] votre navire
   *[no] le navire { DE($owner) }
}
plain = { $seat } pioche.
`;
const words = new Words("fr", SOURCE);
const took = { id: "took", args: {}, seats: { seat: 0, owner: 1 } };

describe("de, in French", () => {
  it.each(DE_CASES)("before %s is %s", (name, expected) => {
    expect(de(name)).toBe(expected);
  });

  it("is the name itself in English, where messages say ’s", () => {
    const english = new Words("en", "of = { DE($who) }’s ship");
    expect(english.say("of", { who: "Inès" })).toBe("Inès’s ship");
  });

  it("is called from a message", () => {
    expect(words.say("of", { who: "Inès" })).toBe("le navire d’Inès");
  });
});

describe("a message", () => {
  it("counts in its language: French 0 and 1 are singular", () => {
    expect(words.say("cards", { n: 0 })).toBe("0 carte");
    expect(words.say("cards", { n: 1 })).toBe("1 carte");
    expect(words.say("cards", { n: 2 })).toBe("2 cartes");
  });

  it("that the catalogue lacks is its id, so that a gap is seen and nothing breaks", () => {
    expect(words.say("nothing-here")).toBe("nothing-here");
    expect(words.maybe("nothing-here", "otherwise")).toBe("otherwise");
  });
});

describe("a sentence", () => {
  it("says the names of seats", () => {
    expect(words.sentence(took, null, nameOf)).toBe("Inès prend le navire de Malo");
  });

  it("speaks to the viewer who is its seat", () => {
    expect(words.sentence(took, 0, nameOf)).toBe("Vous prenez le navire de Malo");
  });

  it("knows where the viewer is another of its people", () => {
    expect(words.sentence(took, 1, nameOf)).toBe("Inès prend votre navire");
  });

  it("without words for the viewer is said as to everybody", () => {
    expect(words.sentence({ id: "plain", args: {}, seats: { seat: 0 } }, 0, nameOf)).toBe("Inès pioche.");
  });

  it("of somebody without a name names the seat", () => {
    const table = new TableWords(wordsIn("fr"), [seat(0, "")], null);
    expect(table.name(0)).toBe("Place 1");
  });
});

describe("the catalogue", () => {
  const used = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const ids = new Set(
    Object.values(used).flatMap((text) =>
      [...text.matchAll(/"((?:page|level)-[a-z0-9-]*[a-z0-9])"/g)].map((match) => match[1] ?? ""),
    ),
  );

  it.each(["fr", "en"] as const)("in %s holds every message that the pages name", (lang) => {
    const all = wordsIn(lang);
    expect([...ids].filter((id) => !all.has(id))).toEqual([]);
  });
});
