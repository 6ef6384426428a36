/** A game's rules as they are read: what the text cites becomes a link, and the sections become a list of contents. */

import type { RulesSection } from "./wire";

export const anchorOf = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]+/g, "-");

export const rulesPath = (game: string, id: string): string =>
  `/rules/${encodeURIComponent(game)}#${anchorOf(id)}`;

/** The section that a rule id, or its anchor, points into: itself, else the longest id that it begins with. */
export function sectionOf(all: readonly RulesSection[], id: string): RulesSection | undefined {
  const itself = all.find((each) => each.id !== "" && (each.id === id || anchorOf(each.id) === id));
  const starts = all.filter((each) => id.startsWith(`${each.id}.`));
  return (
    itself ??
    starts.sort((a, b) => b.id.length - a.id.length)[0] ??
    all.find((each) => each.html.includes(id))
  );
}

/** "KO 2.5", "KO-R14", "KA-Tea-Ceremony", as sentences of any game cite them. */
const CITED = /\b([A-Z]{2}(?:[ \u00a0]\d+(?:\.\d+)*|(?:-[A-Z]\w*)+))/;

/** A sentence taken apart: every second piece, from the second on, is a rule that it cites. */
export const citedIn = (text: string): string[] => text.split(CITED);

export interface Chapter {
  head: RulesSection;
  parts: RulesSection[];
}

/** "KO 2" and "KO-ship" stand alone; "KO 2.5" and "KO-R14" are parts of the chapter before them. */
export function chaptersOf(sections: readonly RulesSection[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const section of sections.filter((each) => each.id !== "")) {
    const last = chapters.at(-1);
    if (last && /\.\d|-[A-Z]/.test(section.id)) last.parts.push(section);
    else chapters.push({ head: section, parts: [] });
  }
  return chapters;
}

/** The section's text; ids of other sections are links, and what is wide finds room on a phone. */
export function withLinks(section: RulesSection, all: readonly RulesSection[], game: string): string {
  const page = document.createElement("template");
  page.innerHTML = section.html;
  const cited = citations(all);
  const words = document.createTreeWalker(page.content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (words.nextNode()) texts.push(words.currentNode as Text);
  for (const text of texts) {
    if (cited === null || text.parentElement?.closest("a, code")) continue;
    const pieces = text.data.split(cited);
    if (pieces.length > 1) text.replaceWith(...pieces.map((each, n) => (n % 2 ? link(each) : each)));
  }
  for (const name of page.content.querySelectorAll("code")) {
    const pieces = (name.textContent ?? "").split(/(?<=_)/);
    name.replaceChildren(
      ...pieces.flatMap((each, n) => (n > 0 ? [document.createElement("wbr"), each] : each)),
    );
  }
  for (const table of page.content.querySelectorAll("table")) {
    const frame = document.createElement("div");
    frame.className = "wide";
    table.replaceWith(frame);
    frame.append(table);
  }
  return page.innerHTML;

  function link(words: string): string | Node {
    const id = words.replace(/\s/g, " ");
    if (id === section.id) return words;
    const made = document.createElement("a");
    made.href = rulesPath(game, id);
    made.textContent = words;
    return made;
  }
}

/** Every id there is, whole: "KO 2" is not in "KO 2.5", nor in "KO 21". */
function citations(all: readonly RulesSection[]): RegExp | null {
  const ids = all.map((each) => each.id).filter((id) => id !== "");
  if (ids.length === 0) return null;
  const whole = ids.map((id) => id.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s"));
  return new RegExp(`(?<![\\w-])(${whole.join("|")})(?!\\.?\\w|-\\w)`);
}
