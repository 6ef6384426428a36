/** How this browser sits at a table: at one seat, as a spectator, or at several seats with one device passed round.

   A device passed round opens only the uncovered seat's line. While it is covered it watches as a spectator does, so
   that it knows whose turn it is and nothing else. */

import { Session } from "./session.svelte";
import type { HeldSeat } from "./seats";
import { BROWSER, type Key, type World } from "./socket";
import type { Refused, View } from "./wire";

export type Told = (refused: Refused | "not-sent") => void;

export class Sitting {
  session = $state.raw<Session>() as Session;
  /** The seat whose hand is open on this device; null: covered, or not passed round. */
  uncovered = $state<number | null>(null);
  readonly passed: boolean;

  constructor(
    private readonly table: string,
    /** The people's seats held here. */
    readonly held: readonly HeldSeat[],
    private readonly watch: string | null,
    private readonly told: Told,
    private readonly world: World = BROWSER,
  ) {
    this.passed = held.length > 1 && watch !== null;
    const own = this.passed ? undefined : held.at(-1);
    this.session = this.#open(own ?? { secret: watch ?? "" });
  }

  get view(): View | null {
    return this.session.view;
  }

  /** Whether the curtain is down: the game is on and no hand of this device is open. */
  get covered(): boolean {
    return this.passed && this.uncovered === null && this.view?.table.status === "playing";
  }

  /** The seats of this device for which a bot plays. */
  get away(): HeldSeat[] {
    const seats = this.view?.table.seats ?? [];
    return this.held.filter(({ seat }) => seat !== null && (seats[seat]?.deputy ?? null) !== null);
  }

  /** The seat of this device that is to answer or to play now, else the one that will be soonest. */
  get next(): HeldSeat | null {
    const view = this.view;
    if (view === null) return null;
    const turn = this.#asked[0] ?? view.to_act[0] ?? 0;
    const all = view.table.seats.length;
    const away = (seat: HeldSeat): number => ((seat.seat ?? 0) - turn + all) % all;
    const here = this.held.filter((each) => !this.away.includes(each));
    return [...(here.length > 0 ? here : this.held)].sort((a, b) => away(a) - away(b))[0] ?? null;
  }

  /** The seats of this device whose answer is awaited. */
  get #asked(): number[] {
    const asked = this.view?.question?.waits_for ?? [];
    return asked.filter((seat) => this.held.some((each) => each.seat === seat));
  }

  /** Another seat of this device is to play, and the open one is not; or to answer first. */
  get handOver(): HeldSeat | null {
    const view = this.view;
    if (!this.passed || this.uncovered === null || view?.table.status !== "playing") return null;
    if (this.session.pending !== null || this.#asked.includes(this.uncovered)) return null;
    if (this.#asked.length > 0) return this.held.find((each) => each.seat === this.#asked[0]) ?? null;
    if (view.to_act.includes(this.uncovered)) return null;
    const here = this.held.filter((each) => !this.away.includes(each));
    return here.find((each) => each.seat !== null && view.to_act.includes(each.seat)) ?? null;
  }

  uncover(seat: number): void {
    const held = this.held.find((each) => each.seat === seat);
    if (!held) return;
    this.uncovered = seat;
    this.#change(held);
  }

  cover(): void {
    if (this.watch === null) return;
    this.uncovered = null;
    this.#change({ secret: this.watch });
  }

  /** Before the first card nothing is hidden: the first seat of the device arranges the table. */
  arrange(): void {
    const first = this.held[0];
    if (first && this.session.secret !== first.secret) this.#change(first);
  }

  close(): void {
    this.session.close();
  }

  #change(key: Key): void {
    this.session.close();
    this.session = this.#open(key);
  }

  #open(key: Key): Session {
    const session = new Session(this.table, key, this.told, this.world);
    session.open();
    return session;
  }
}
