/** What happens at a table while one is there: what is shown over it, what is spoken, and that one's turn has come. */

import { announcer } from "./announcer.svelte";
import { say } from "./language.svelte";
import type { Session } from "./session.svelte";
import { spoken } from "./spoken";
import { toasts } from "./toast.svelte";
import type { LogEntry, View } from "./wire";
import type { TableWords } from "./words";

const SHOWN = /^table-(time-up|handed-over|taken-back|undone|undo-(declined|declined-bot|withdrawn|lapsed))$/;
/** Somebody comes to a seat, or is to come. */
const NEWCOMERS = /^table-(invited|moved|sat)$/;

/** Whether it is shown over the table, wherever the log may be; of one's own question, while others are to answer it. */
export function isShown({ seq, sentence: { id }, mine }: LogEntry, { log, question }: View): boolean {
  if (id === "table-undo-asked") return mine && question !== null;
  if (NEWCOMERS.test(id)) return !mine && seq > begunAt(log);
  return SHOWN.test(id);
}

const begunAt = (log: readonly LogEntry[]): number =>
  log.find(({ sentence }) => sentence.id === "table-begun")?.seq ?? 0;

interface Moment {
  view: View;
  words: TableWords;
  /** Whether this viewer may decide. */
  yourMove: boolean;
}

/** Tells it in order; what was done to me, and my turn, at once. For as long as the component is there that calls it. */
export function tellTable(session: Session, now: () => Moment, onturn: () => void): void {
  let told = session.seenAtOpening;
  let wasYours = false;
  $effect(() => {
    const { view, words, yourMove } = now();
    const fresh = view.log.filter((entry) => entry.seq > told);
    told = view.log.at(-1)?.seq ?? told;
    // What is shown is said with that.
    for (const entry of fresh) if (isShown(entry, view)) toasts.tell(words.sentence(entry.sentence));
    const others = fresh.filter((entry) => !isShown(entry, view));
    const { polite, urgent } = spoken(others, view.you, words);
    announcer.tell(polite);
    if (!yourMove && wasYours) announcer.calm();
    if (yourMove && !wasYours) {
      urgent.push(say("page-your-turn"));
      onturn();
    }
    if (urgent.length > 0) announcer.urge(urgent.join(" "));
    wasYours = yourMove;
  });
  $effect(() => () => announcer.silence());
}
