/** The dive that is shown: the one in progress, and for a moment the one that has just ended. */

import type { DiveFact } from "./facts";
import type { Play } from "./play.svelte";

/** How long the last card stays to be seen, whatever it was. */
const LINGER = 2000;

export class Dives {
  #last = $state.raw<DiveFact | null>(null);

  constructor(private readonly play: Play) {
    $effect(() => {
      const { dive } = play.facts;
      if (dive) this.#last = dive;
      else return this.#linger();
    });
  }

  get shown(): DiveFact | null {
    return this.play.facts.dive ?? this.#last;
  }

  /** Puts away what has ended. */
  end = (): void => {
    this.#last = null;
  };

  /** Another's dive does not stand in the way of what the viewer has to decide. */
  #linger(): () => void {
    const { mine, news, you } = this.play;
    const seen = news.sentences.length > 0 && !(mine && this.#last?.seat !== you);
    const timer = setTimeout(this.end, seen ? LINGER : 0);
    return () => clearTimeout(timer);
  }
}
