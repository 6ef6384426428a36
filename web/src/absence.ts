/** Who is away: what a seat shows of it, and what its person missed. */

import { say } from "./language.svelte";
import type { LogEntry, SeatInfo, View } from "./wire";

/** The few words of a seat at which nobody plays for themselves: a bot does, or they are not there; "" else. */
export function absenceOf(seat: SeatInfo | undefined): string {
  if (seat === undefined || seat.kind !== "human") return "";
  if (seat.deputy !== null) return say("page-seat-deputy");
  return seat.present ? "" : say("page-seat-offline");
}

export const isAway = ({ you, table }: View): boolean =>
  you !== null && table.status === "playing" && (table.seats[you]?.deputy ?? null) !== null;

const mine = (id: string) => (entry: LogEntry) => entry.mine && entry.sentence.id === id;
const left = mine("table-handed-over");
const back = mine("table-taken-back");

/** Whether a bot plays because one was late again and again, and did not wish it. */
export const wasLate = (log: readonly LogEntry[]): boolean =>
  log.findLast(left)?.sentence.args["why"] === "late";

/** What happened while a bot played for the viewer, until they do something again; null if none did, or they have. */
export function missedBy(log: readonly LogEntry[]): LogEntry[] | null {
  const to = log.findLastIndex(back);
  const from = log.slice(0, Math.max(0, to)).findLastIndex(left);
  if (to < 0 || from < 0 || log.slice(to + 1).some((entry) => entry.mine)) return null;
  return log.slice(from + 1, to);
}
