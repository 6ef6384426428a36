// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chaptersOf, citedIn, sectionOf, withLinks } from "../src/rulestext";
import type { RulesSection } from "../src/wire";

const section = (id: string, html = ""): RulesSection => ({ id, title: id, html });
const ALL = ["", "KO 1", "KO 2", "KO 2.1", "KO 2.10", "KO-ship", "KO 4", "KO-R01"].map((id) => section(id));

const linksIn = (html: string): string[] => {
  const page = document.createElement("template");
  page.innerHTML = withLinks(section("KO 2", html), ALL, "korsar");
  return [...page.content.querySelectorAll("a")].map(
    (each) => `${each.textContent} ${each.getAttribute("href")}`,
  );
};

test("a section that is cited becomes a link to it, and the text stays as it was", () => {
  const html = "<p>As in <em>KO 2.10</em> (KO-R01). See KO\u00a02.1.</p>";
  expect(linksIn(html)).toEqual([
    "KO 2.10 /rules/korsar#ko-2-10",
    "KO-R01 /rules/korsar#ko-r01",
    "KO\u00a02.1 /rules/korsar#ko-2-1",
  ]);
});

test("an id that no section has, a section's own, a longer one and code become no link", () => {
  expect(linksIn("<p>KO-R02, KO 2, KO 2.11, KO 40, XKO 1, <code>KO 1</code></p>")).toEqual([]);
});

test("a long word of code may break where its own words end", () => {
  expect(withLinks(section("KO 1", "<code>min_attack</code>"), ALL, "korsar")).toBe(
    "<code>min_<wbr>attack</code>",
  );
});

test("a table stands in a frame that may scroll", () => {
  expect(withLinks(section("KO 1", "<table></table>"), ALL, "korsar")).toBe(
    '<div class="wide"><table></table></div>',
  );
});

test("a rule is found by its id, by its anchor, and by the section that it lies in", () => {
  expect(sectionOf(ALL, "KO-R01")?.id).toBe("KO-R01");
  expect(sectionOf(ALL, "ko-2-1")?.id).toBe("KO 2.1");
  expect(sectionOf(ALL, "KO 2.1.3")?.id).toBe("KO 2.1");
});

test("paragraphs and rulings are parts of the chapter before them, and cards stand alone", () => {
  expect(chaptersOf(ALL).map(({ head, parts }) => [head.id, ...parts.map((each) => each.id)])).toEqual([
    ["KO 1"],
    ["KO 2", "KO 2.1", "KO 2.10"],
    ["KO-ship"],
    ["KO 4", "KO-R01"],
  ]);
});

test.each([
  ["La pioche est vide (règle KO 2.8).", ["KO 2.8"]],
  ["Voir KO 2.5 et KO-R14 : non.", ["KO 2.5", "KO-R14"]],
  ["Played as KA-Tea-Ceremony, KL 3.", ["KA-Tea-Ceremony", "KL 3"]],
  ["ABC-Ko, K-9, no rule.", []],
  ["Nothing is cited here.", []],
])("a sentence cites rules: %s", (text, cited) => {
  const pieces = citedIn(text);
  expect(pieces.filter((_, n) => n % 2 === 1)).toEqual(cited);
  expect(pieces.join("")).toBe(text);
});
