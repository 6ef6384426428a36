/** Wrecks that a seat has looked into in this half-day, by round or Drunkard: the letters, each once, in order. */

import { inForce } from "../../inforce";
import type { LogEntry } from "../../wire";

export function looksOf(log: readonly LogEntry[], seat: number): string[] {
  const sentences = inForce(log).map((entry) => entry.sentence);
  const now = sentences.slice(sentences.findLastIndex(({ id }) => id === "keylargo-event-half") + 1);
  const looks = now.filter(({ id, seats }) => id === "keylargo-event-looked" && seats["seat"] === seat);
  return [...new Set(looks.map(({ args }) => String(args["wreck"])))];
}
