/** Looks at this browser's tables from the shelf, as a spectator does: a seat that is open elsewhere is not disturbed. */

import { glimpse, linksOf, type KnownTable } from "./seats";
import { Session } from "./session.svelte";
import { TableWords, type Words } from "./words";
import type { View } from "./wire";

const MOST = 6;

export class Lookout {
  readonly #sessions: { known: KnownTable; session: Session }[] = [];

  constructor(tables: readonly KnownTable[]) {
    for (const known of tables) {
      const watch = linksOf(known.table)?.watch;
      if (!watch || known.glimpse?.status === "over" || this.#sessions.length === MOST) continue;
      const session = new Session(known.table, { secret: watch }, () => undefined);
      session.open();
      this.#sessions.push({ known, session });
    }
  }

  /** Notes what is seen now; reads the sessions' state, so an effect that calls it runs again when it changes. */
  note(words: Words): void {
    for (const { known, session } of this.#sessions) {
      if (session.view !== null) glimpse(glimpsed(known, session.view, words));
    }
  }

  close(): void {
    for (const { session } of this.#sessions) session.close();
  }
}

function glimpsed(known: KnownTable, view: View, words: Words) {
  const mine = new Set(known.seats.map((each) => each.seat));
  return glimpseOf(view, words, (seat) => mine.has(seat), known.glimpse?.at ?? 0);
}

/** What the shelf shows of a view. `at`: when a person of this browser was last there. */
export function glimpseOf(view: View, words: Words, isMine: (seat: number) => boolean, at: number) {
  const { id, seats, status } = view.table;
  const names = new TableWords(words, seats, view.you);
  const taken = seats.filter((each) => each.kind !== "open");
  return {
    table: id,
    status,
    yours: [...view.to_act, ...(view.question?.waits_for ?? [])].some(isMine),
    names: taken.filter((each) => !isMine(each.seat)).map((each) => names.name(each.seat)),
    tokens: taken.map((each) => each.token),
    at,
  };
}
