/** The time left as it passes, for the table page: looked at once a second while it runs, and said twice. */

import { announcer } from "./announcer.svelte";
import { say } from "./language.svelte";
import type { Session } from "./session.svelte";
import { LAST, remaining, spokenAt, type Remaining } from "./timeleft";

const SECOND = 1000;

export class Countdown {
  #now = $state(0);

  constructor(private readonly session: () => Session) {
    $effect(() => this.#count());
    let before = 0;
    $effect(() => {
      const now = this.left?.mine ? this.left.seconds : 0;
      this.#speak(spokenAt(before, now, this.#clock));
      before = now;
    });
  }

  /** Null while the line is broken: nobody knows then. */
  get left(): Remaining | null {
    const { time, view, live } = this.session();
    return live ? remaining(time, this.#now, this.#clock, view?.you ?? null) : null;
  }

  get #clock(): number {
    return this.session().view?.table.clock ?? 0;
  }

  #count(): (() => void) | undefined {
    const { at, spans } = this.session().time;
    this.#now = at;
    if (!spans.some((span) => span.running)) return undefined;
    const counting = setInterval(() => (this.#now = performance.now()), SECOND);
    return () => clearInterval(counting);
  }

  #speak(seconds: number | null): void {
    if (seconds === null) return;
    const text = say("page-time-spoken", { seconds });
    if (seconds === LAST) announcer.urge(text);
    else announcer.tell([text]);
  }
}
