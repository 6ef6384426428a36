/** An observation as lines of text, for the generic table: no game is known here, only names and values. */

import type { Words } from "./words";

export interface StateLine {
  label: string;
  value: string;
}

/** Field names are codes; a game may name them in its catalogue, else the code is read as words. */
export function labelOf(words: Words, game: string, field: string): string {
  return words.maybe(`${game}-field-${field.replaceAll("_", "-")}`, field.replaceAll("_", " "));
}

/** The fields that this viewer sees, in their order; what is unseen (null) is left out. */
export function stateLines(words: Words, game: string, observation: Record<string, unknown>): StateLine[] {
  return Object.entries(observation)
    .map(([field, value]) => ({ label: labelOf(words, game, field), value: valueText(words, game, value) }))
    .filter((line) => line.value !== "");
}

function valueText(words: Words, game: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return listText(words, game, value);
  if (typeof value === "object") {
    return stateLines(words, game, value as Record<string, unknown>)
      .map((line) => `${line.label} ${line.value}`)
      .join(", ");
  }
  if (typeof value === "boolean") return words.say(value ? "page-yes" : "page-no");
  return String(value);
}

/** Lists of figures in a row; lists of lists one after another; a list of nothing known is nothing. */
function listText(words: Words, game: string, list: readonly unknown[]): string {
  if (list.every((each) => each === null)) return "";
  const texts = list.map((each) => valueText(words, game, each) || "–");
  const nested = list.some((each) => typeof each === "object" && each !== null);
  return texts.join(nested ? " · " : " ");
}
