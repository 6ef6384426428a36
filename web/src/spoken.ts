/** Which new log entries a screen reader hears politely, and which at once. */

import type { LogEntry } from "./wire";
import type { TableWords } from "./words";

export interface Spoken {
  polite: string[];
  urgent: string[];
}

/** Urgent is what others do to me: a sentence of theirs in which I stand. */
export function spoken(fresh: readonly LogEntry[], you: number | null, words: TableWords): Spoken {
  const result: Spoken = { polite: [], urgent: [] };
  for (const entry of fresh) {
    const toMe = you !== null && !entry.mine && Object.values(entry.sentence.seats).includes(you);
    (toMe ? result.urgent : result.polite).push(words.sentence(entry.sentence));
  }
  return result;
}
