/** What the last view brought: its new events. */

import type { LogEntry, Sentence } from "../wire";

export class News {
  readonly #events: string;

  constructor(
    game: string,
    readonly sentences: readonly Sentence[],
  ) {
    this.#events = `${game}-event-`;
  }

  /** The last event of this kind ("day", "lay-ship" …). */
  last(kind: string): Sentence | null {
    return this.sentences.findLast(({ id }) => id === this.#events + kind) ?? null;
  }

  /** All events of this kind, in order. */
  all(kind: string): Sentence[] {
    return this.sentences.filter(({ id }) => id === this.#events + kind);
  }
}

/** What the log says after this entry. */
export function since(log: readonly LogEntry[], seq: number): Sentence[] {
  return log.filter((entry) => entry.seq > seq).map(({ sentence }) => sentence);
}
