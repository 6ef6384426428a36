/** What the last view brought: who moved which card or ship. */

import { News } from "../news";

export class Moves extends News {
  /** The card just played on a ship, and by whom. */
  get played(): { seat: number; kind: "pirate" | "captain" | "admiral" } | null {
    for (const kind of ["pirate", "captain", "admiral"] as const) {
      const seat = this.last(kind)?.seats["seat"];
      if (seat !== undefined) return { seat, kind };
    }
    return null;
  }

  get laid(): number | null {
    return this.last("lay-ship")?.seats["seat"] ?? null;
  }

  get drew(): number | null {
    return this.last("draw")?.seats["seat"] ?? null;
  }

  get discarded(): number | null {
    const event = this.sentences.findLast(({ id }) => id.startsWith("korsar-event-discard-"));
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
