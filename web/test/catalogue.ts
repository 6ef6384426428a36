/** The real catalogue, as the server concatenates it. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Words, type Lang } from "../src/words";

const LOCALE = join(import.meta.dirname, "../../src/ludotheque/locale");

export function catalogue(lang: Lang): string {
  const folder = join(LOCALE, lang);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

const READ = new Map<Lang, Words>();

/** Read once: words do not change, and to read the whole catalogue takes longer than to draw a table. */
export function wordsIn(lang: Lang): Words {
  const words = READ.get(lang) ?? new Words(lang, catalogue(lang));
  READ.set(lang, words);
  return words;
}

export const DE_CASES = JSON.parse(readFileSync(join(LOCALE, "de.json"), "utf8")) as [string, string][];
