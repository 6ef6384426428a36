/** The dive that is shown: the one in progress, and for a moment the one that has just ended. */

import { untrack } from "svelte";
import type { DiveFact } from "./facts";
import type { Play } from "./play.svelte";

/** How long the last card stays to be seen, whatever it was. */
const LINGER = 2000;

export class Dives {
  /** The last that was seen of a dive. */
  #last = $state.raw<DiveFact | null>(null);

  constructor(private readonly play: Play) {
    $effect(() => {
      const dive = this.#now;
      if (dive && !this.lasting) this.#last = dive;
    });
    $effect(() => {
      if (this.#ended) return untrack(this.#linger);
    });
    // Another's does not stand in the way of what the viewer has to decide.
    $effect(() => {
      if (this.#ended && !this.lasting && play.mine) this.end();
    });
  }

  get shown(): DiveFact | null {
    return this.lasting ? this.#last : (this.#now ?? this.#last);
  }

  /** The viewer's own has ended and is still shown: what comes next waits, whoever it asks. */
  readonly lasting = $derived.by(
    () => this.#ended && this.#last?.seat === this.play.you && !this.play.ui.again,
  );

  /** Puts away what has ended. */
  end = (): void => {
    this.#last = null;
  };

  get #now(): DiveFact | null {
    return this.play.facts?.dive ?? null;
  }

  /** No seat dives twice in a day. */
  readonly #ended = $derived.by(() => this.#last !== null && this.#last.seat !== this.#now?.seat);

  #linger = (): (() => void) | undefined => {
    const { sentences } = this.play.news;
    const back = sentences.some(({ id }) => id === "table-undone");
    if (sentences.length === 0 || back) return void this.end();
    const timer = setTimeout(this.end, LINGER);
    return () => clearTimeout(timer);
  };
}
