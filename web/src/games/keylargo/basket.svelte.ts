/** Several small decisions made as one: the pieces bought in the shop, the cards sold at the market. */

import type { Offer } from "../../wire";
import type { Deed } from "./deeds";
import type { Play } from "./play.svelte";

/** What is meant to be done, and what it costs (below zero) or brings. */
export interface Line {
  deed: Deed;
  deal: number;
}

/** What a basket asks of the table. */
export type Counter = Pick<Play, "send" | "deal"> & {
  view: Pick<Play["view"], "decision" | "legal" | "refusals">;
  ui: Pick<Play["ui"], "pending" | "refuse" | "say">;
};

export const sameDeed = (fields: object, deed: Deed): boolean =>
  Object.entries(deed).every(([part, value]) => (fields as Record<string, unknown>)[part] === value);

export class Basket {
  lines = $state.raw<readonly Line[]>([]);
  #sending = $state(false);
  /** The decision that the last line was sent for; undefined before the first. */
  #asked: number | null | undefined;
  #last: () => Offer | null = () => null;

  /** `stopped` is said where a line is no longer legal and the table knows of no reason. */
  constructor(
    private readonly counter: () => Counter,
    private readonly stopped: () => string,
  ) {}

  get sending(): boolean {
    return this.#sending;
  }

  get sum(): number {
    return this.lines.reduce((sum, { deal }) => sum + deal, 0);
  }

  count = (deed: Deed): number => this.lines.filter((line) => sameDeed(line.deed, deed)).length;

  put = (deed: Deed): void => {
    const offer = this.#offer(deed);
    if (offer && !this.#sending) this.lines = [...this.lines, { deed, deal: this.counter().deal(offer) }];
  };

  takeOut = (deed: Deed): void => {
    const at = this.lines.findLastIndex((line) => sameDeed(line.deed, deed));
    if (!this.#sending) this.lines = this.lines.filter((_, n) => n !== at);
  };

  empty = (): void => {
    if (!this.#sending) this.lines = [];
  };

  /** Sends line after line; then what `last` answers, if anything. */
  send = (last: () => Offer | null = () => null): void => {
    if (this.#sending || this.counter().ui.pending !== null) return;
    this.#sending = true;
    this.#asked = undefined;
    this.#last = last;
    this.advance();
  };

  /** Goes on once the answer has come. To be called whenever the table has changed. */
  advance = (): void => {
    const { view, ui } = this.counter();
    if (!this.#sending || ui.pending !== null) return;
    // Answered, and still the same is to be decided: it was refused, and the house has said why.
    if (view.decision === this.#asked) return this.#stop();
    const line = this.lines[0];
    const offer = line ? this.#offer(line.deed) : this.#last();
    if (offer) this.#ask(offer);
    else if (line) this.#giveUp(line.deed);
    if (!line) this.#stop();
  };

  #offer = (deed: Deed): Offer | undefined =>
    this.counter().view.legal.find(({ fields }) => sameDeed(fields, deed));

  #ask(offer: Offer): void {
    this.#asked = this.counter().view.decision;
    this.lines = this.lines.slice(1);
    this.counter().send(offer);
    if (this.counter().ui.pending === null) this.#stop();
  }

  #giveUp(deed: Deed): void {
    const { view, ui } = this.counter();
    const refusal = view.refusals.find(({ fields }) => sameDeed(fields, deed));
    if (refusal) ui.refuse(refusal.sentence);
    else ui.say(this.stopped());
    this.#stop();
  }

  #stop(): void {
    this.#sending = false;
    this.lines = [];
  }
}
