/** What the last view brought: its new events, and what they say about who did what. */

import type { LogEntry, Sentence } from "../../wire";

export class News {
  constructor(readonly sentences: readonly Sentence[]) {}

  /** Log entries after this one, if they may be shown as movement. */
  static since(log: readonly LogEntry[], seq: number): News {
    return new News(log.filter((entry) => entry.seq > seq).map((entry) => entry.sentence));
  }

  /** The last event of this kind ("attacked", "drew" …). */
  last(kind: string): Sentence | null {
    return this.sentences.findLast((sentence) => sentence.id === `katana-event-${kind}`) ?? null;
  }

  /** All events of this kind, in order. */
  all(kind: string): Sentence[] {
    return this.sentences.filter((sentence) => sentence.id === `katana-event-${kind}`);
  }
}
