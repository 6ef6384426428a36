/** The time left as it passes, for the table page: looked at once a second while it runs, and said twice. */

import { announcer } from "./announcer.svelte";
import { say } from "./language.svelte";
import type { Session } from "./session.svelte";
import { LAST, NO_PACE, remaining, spokenAt, type Remaining } from "./timeleft";
import type { Pace } from "./wire";

const SECOND = 1000;

export class Countdown {
  #now = $state(0);

  constructor(private readonly session: () => Session) {
    $effect(() => this.#count());
    let before = 0;
    $effect(() => {
      const now = this.left?.mine ? this.left.seconds : 0;
      this.#speak(spokenAt(before, now, this.#pace.bank > 0 ? 0 : this.#pace.clock));
      before = now;
    });
  }

  /** Null while the line is broken: nobody knows then. */
  get left(): Remaining | null {
    const { time, view, live } = this.session();
    return live ? remaining(time, this.#now, this.#pace, view?.you ?? null) : null;
  }

  get #pace(): Pace {
    return this.session().view?.table ?? NO_PACE;
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
