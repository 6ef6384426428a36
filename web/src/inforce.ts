/** Of a log, what still holds: without what was taken back. */

import type { LogEntry } from "./wire";

/** "Taken back" says after which row the game went on; what was told from there to it did not happen. */
export function inForce(log: readonly LogEntry[]): readonly LogEntry[] {
  let kept: LogEntry[] = [];
  for (const entry of log) {
    const { id, args } = entry.sentence;
    if (id === "table-undone") kept = kept.filter(({ seq }) => seq <= Number(args["to"]));
    kept.push(entry);
  }
  return kept;
}
