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

export const wordsIn = (lang: Lang): Words => new Words(lang, catalogue(lang));

export const DE_CASES = JSON.parse(readFileSync(join(LOCALE, "de.json"), "utf8")) as [string, string][];
