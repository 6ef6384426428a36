/** One person at the table: what may be done, what is chosen, and the taps that do it. */

import { getContext, setContext } from "svelte";
import { toasts } from "../../toast.svelte";
import type { Offer, Refusal } from "../../wire";
import type { TableProps } from "../table";
import { is, type Deeds, type DeedType } from "./deeds";
import { factsOf, type Facts } from "./facts";
import { News } from "./news";
import { Phrases } from "./phrases";
import type { Place } from "./signs";

/** What lies open over the table, besides what the moment itself asks for. */
export type Opened =
  | { what: "moves" }
  | { what: "log" }
  | { what: "wreck"; letter: string }
  | { what: "place"; place: Place }
  | { what: "seat"; seat: number };

export class Play {
  readonly #props: () => TableProps;
  #known = -1;
  opened = $state.raw<Opened | null>(null);

  constructor(props: () => TableProps) {
    this.#props = props;
    this.#known = props().view.log.at(-1)?.seq ?? -1;
  }

  readonly view = $derived.by(() => this.#props().view);
  readonly ui = $derived.by(() => this.#props().ui);
  /** Read inside the table only, which is drawn once there are facts. */
  readonly facts = $derived.by(() => factsOf(this.view) as Facts);
  readonly you = $derived.by(() => this.view.you);
  readonly words = $derived.by(() => this.#props().words);
  readonly phrases = $derived.by(() => new Phrases(this.words, this.view));
  readonly say = $derived.by(() => this.phrases.say);
  readonly yours = $derived.by(() => this.ui.yours);

  /** The events that came with this view. A view that is only sent again brings none. */
  readonly news = $derived.by(() => {
    const log = this.view.log;
    const since = Math.max(this.#known, this.ui.seenAtOpening);
    this.#known = log.at(-1)?.seq ?? -1;
    return News.since(log, since);
  });
  /** Times every duration: nothing moves for those who want no movement, nor before anything has happened. */
  readonly pace = $derived.by(() => (this.ui.motion === "none" || this.news.sentences.length === 0 ? 0 : 1));

  /** The legal actions of this type with these parts, in the order in which they came. */
  offers = <T extends DeedType>(type: T, parts: Partial<Deeds[T]> = {}): Offer[] =>
    this.view.legal.filter((offer) => is(offer, type, parts));

  offer = <T extends DeedType>(type: T, parts: Partial<Deeds[T]> = {}): Offer | null =>
    this.offers(type, parts)[0] ?? null;

  refusal = <T extends DeedType>(type: T, parts: Partial<Deeds[T]> = {}): Refusal | null =>
    this.view.refusals.find((refusal) => is(refusal, type, parts)) ?? null;

  /** What it costs (below zero) or brings for certain. */
  deal = (offer: Offer): number => this.facts.deals[String(offer.action)] ?? 0;

  isPending = (offer: Offer | null): boolean => offer !== null && this.ui.pending === offer.action;

  /** Plays it. Does nothing while another is on its way. */
  send = (offer: Offer): void => {
    if (!this.yours) return;
    toasts.dismiss();
    this.#props().send(offer.action);
  };

  /** Says the whole sentence why this may not be done; false if the table knows of no reason. */
  refuse = <T extends DeedType>(type: T, parts: Partial<Deeds[T]> = {}): boolean => {
    const refusal = this.refusal(type, parts);
    if (refusal) this.ui.refuse(refusal.sentence);
    return refusal !== null;
  };

  /** Plays it where it is legal, else says why not; false if neither could be. */
  attempt = <T extends DeedType>(type: T, parts: Partial<Deeds[T]> = {}): boolean => {
    const offer = this.offer(type, parts);
    if (offer) this.send(offer);
    return offer !== null || this.refuse(type, parts);
  };

  open = (opened: Opened): void => {
    toasts.dismiss();
    this.opened = opened;
  };

  close = (): void => {
    this.opened = null;
  };
}

const KEY = Symbol("keylargo");

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
