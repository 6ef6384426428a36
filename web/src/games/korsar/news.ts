/** What the last view brought: its new events, and what they say about who moved what. */

import type { LogEntry, Sentence } from "../../wire";

export class News {
  constructor(readonly sentences: readonly Sentence[]) {}

  /** Log entries that came with this view, if they may be shown as movement. */
  static since(log: readonly LogEntry[], seq: number): News {
    return new News(log.filter((entry) => entry.seq > seq).map((entry) => entry.sentence));
  }

  private find(kind: string): Sentence | undefined {
    return this.sentences.findLast((sentence) => sentence.id === `korsar-event-${kind}`);
  }

  /** The card just played on a ship, and by whom. */
  get played(): { seat: number; kind: "pirate" | "captain" | "admiral" } | null {
    for (const kind of ["pirate", "captain", "admiral"] as const) {
      const seat = this.find(kind)?.seats["seat"];
      if (seat !== undefined) return { seat, kind };
    }
    return null;
  }

  get laid(): number | null {
    return this.find("lay-ship")?.seats["seat"] ?? null;
  }

  get drew(): number | null {
    return this.find("draw")?.seats["seat"] ?? null;
  }

  get discarded(): number | null {
    const event = this.sentences.findLast((sentence) => sentence.id.startsWith("korsar-event-discard-"));
    return event?.seats["seat"] ?? null;
  }

  /** The seat that took a ship of this gold and owner, now or at the end. */
  collector(gold: number, owner: number): number | null {
    const event = this.sentences.find(
      ({ id, args, seats }) => id.endsWith("collect") && args["gold"] === gold && seats["owner"] === owner,
    );
    return event?.seats["seat"] ?? null;
  }
}
