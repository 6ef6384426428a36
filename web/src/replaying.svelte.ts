/** A game seen again: which moment is shown, with whose eyes, and what a table's view is made of there. */

import type { Frame, LogEntry, Replay, View } from "./wire";

/** From one moment to the next while it runs, in milliseconds: as long as a line of the log takes to read. */
const PACE = 1800;

export class Replaying {
  replay = $state.raw<Replay>() as Replay;
  /** The place among the moments: 0 is the deal. */
  at = $state(0);
  running = $state(false);
  /** The eyes that are on their way. */
  #wanted = $state<string | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(replay: Replay, moment: number | null) {
    this.replay = replay;
    this.at = this.placeOf(moment ?? 0);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame {
    const frame = this.replay.frames[this.at];
    if (!frame) throw new Error(`a replay of ${this.replay.frames.length} moments has none at ${this.at}`);
    return frame;
  }

  /** The seat whose side of the table is shown: open eyes keep the viewer's own, so that the table never turns. */
  get you(): number | null {
    const { eye, you } = this.replay;
    if (eye === "open") return you ?? 0;
    return eye === "spectator" ? null : Number(eye);
  }

  /** What a game's table draws of this moment: nothing in it can be played. */
  readonly view = $derived.by((): View => {
    const { table, eye } = this.replay;
    const { seq, to_act, observation, facts, seats } = this.frame;
    const ended = this.at === this.last && table.status === "over";
    return {
      type: "view",
      seq,
      you: this.you,
      // Who is there now has nothing to do with it.
      table: {
        ...table,
        status: ended ? "over" : "playing",
        seats: table.seats.map((seat) => ({ ...seat, present: true })),
      },
      to_act,
      decision: null,
      observation,
      facts: eye === "open" ? (seats[this.you ?? 0] ?? facts) : facts,
      legal: [],
      refusals: [],
      log: this.past,
      time_left: [],
      lesson: null,
      undo: null,
      question: null,
    };
  });

  /** What the log said at this moment. */
  readonly past = $derived.by((): LogEntry[] =>
    this.replay.log.filter((entry) => this.at === this.last || entry.seq <= this.frame.seq),
  );

  /** What happened from the moment before to this one. */
  readonly news = $derived.by((): LogEntry[] => {
    const before = this.replay.frames[this.at - 1]?.seq ?? -1;
    return this.past.filter((entry) => entry.seq > before);
  });

  /** The place of the first moment that knows of this row; the last one where none does. */
  placeOf(seq: number): number {
    const place = this.replay.frames.findIndex((frame) => frame.seq >= seq);
    return place < 0 ? this.last : place;
  }

  go = (place: number): void => {
    this.at = Math.min(this.last, Math.max(0, place));
    if (this.at === this.last) this.stop();
  };

  step = (by: number): void => {
    this.stop();
    this.go(this.at + by);
  };

  get looking(): boolean {
    return this.#wanted !== null;
  }

  /** Other eyes on the same moment, as soon as they are here; the last that were chosen. Throws what `ask` throws. */
  async see(eye: string, ask: (eye: string) => Promise<Replay>): Promise<void> {
    const { looking } = this;
    this.#wanted = eye;
    // One game is on its way at a time; who has chosen others meanwhile gets those after it.
    if (looking) return;
    try {
      while (this.#wanted !== this.replay.eye) {
        const asked: string = this.#wanted;
        const seen = await ask(asked);
        if (asked === this.#wanted) this.#look(seen);
      }
    } finally {
      this.#wanted = null;
    }
  }

  #look(replay: Replay): void {
    const { seq } = this.frame;
    this.replay = replay;
    this.at = this.placeOf(seq);
  }

  /** Runs, from the beginning if it stands at the end; or stops. */
  toggle = (): void => {
    if (this.running) return this.stop();
    if (this.at === this.last) this.at = 0;
    this.running = true;
    this.#timer = setInterval(() => this.go(this.at + 1), PACE);
  };

  stop = (): void => {
    clearInterval(this.#timer);
    this.running = false;
  };
}
