/** A finished game looked back on: asked for again and again while it is looked at, until it is whole. */

import { fetchAnalysis, Refusal } from "./api";
import type { Analysis, Sentence } from "./wire";

const PAUSE = 2500;

export class Lookback {
  /** What is known by now. */
  analysis = $state.raw<Analysis | null>(null);
  /** Why nothing more comes, until it is tried again. */
  refused = $state.raw<Sentence | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly secret: string,
    private readonly fetch = fetchAnalysis,
  ) {}

  /** Asks now, and goes on. */
  ask = async (): Promise<void> => {
    clearTimeout(this.#timer);
    this.refused = null;
    try {
      this.analysis = await this.fetch(this.table, this.secret);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.sentence;
      return;
    }
    if (!this.analysis.whole && !this.#closed) this.#timer = setTimeout(() => void this.ask(), PAUSE);
  };

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
