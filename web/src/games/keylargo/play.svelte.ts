/** One person at the table: what may be done, what is chosen, and the taps that do it. */

import { getContext, setContext, tick } from "svelte";
import { isAway } from "../../absence";
import { toasts } from "../../toast.svelte";
import type { Offer, Refusal } from "../../wire";
import { News, since } from "../news";
import type { TableProps } from "../table";
import { is, type Deeds, type DeedType } from "./deeds";
import { Dives } from "./dives.svelte";
import { factsOf, type ActionCode, type Facts } from "./facts";
import { Phrases } from "./phrases";
import { missing, NOTHING, takenBack, touched, type Choice } from "./program";
import type { Place } from "./signs";

/** What lies open over the table, besides what the moment itself asks for. */
export type Opened =
  | { what: "moves" }
  | { what: "log" }
  | { what: "wreck"; letter: string }
  | { what: "place"; place: Place }
  | { what: "seat"; seat: number }
  | { what: "encounters" };

export class Play {
  readonly #props: () => TableProps;
  #known = -1;
  #laid = $state.raw<{ day: number; choice: Choice }>({ day: 0, choice: NOTHING });
  opened = $state.raw<Opened | null>(null);
  /** What the moment asks for (the two cards, a visit) is put aside, so that the board can be seen. */
  aside = $state(false);
  /** Letters of wrecks whose cards came with the end of a visit, until they are put away. */
  shown = $state.raw<readonly string[]>([]);
  /** The room that the table has, in pixels. */
  width = $state(0);
  height = $state(0);

  readonly dives: Dives;

  constructor(props: () => TableProps) {
    this.#props = props;
    this.#known = props().view.log.at(-1)?.seq ?? -1;
    this.dives = new Dives(this);
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
    const seen = Math.max(this.#known, this.ui.seenAtOpening);
    this.#known = log.at(-1)?.seq ?? -1;
    return new News(this.view.table.game, since(log, seen));
  });
  /** Times every duration: nothing moves for those who want no movement, nor before anything has happened. */
  readonly pace = $derived.by(() => (this.ui.motion === "none" || this.news.sentences.length === 0 ? 0 : 1));

  /** Room for everything side by side. */
  readonly desk = $derived.by(() => this.width >= 1100 && this.height >= 600);
  /** Who is to decide now; nobody alone while all program. */
  readonly actor = $derived.by(() =>
    this.facts.phase === "program" || this.facts.over ? null : (this.view.to_act[0] ?? null),
  );
  readonly #asked = $derived.by(() => this.you !== null && this.view.to_act.includes(this.you));
  /** Whether a bot is to decide in the viewer's place. */
  readonly deputed = $derived.by(() => this.#asked && isAway(this.view));
  readonly mine = $derived.by(() => this.#asked && !this.deputed);
  /** Seats in the order of the plaques: clockwise from the left neighbour; all of them for a spectator. */
  readonly others = $derived.by(() => {
    const all = this.facts.seats.map((_, seat) => seat);
    const you = this.you;
    return you === null ? all : [...all.slice(you + 1), ...all.slice(0, you)];
  });

  /** The two cards being chosen today. */
  readonly choice = $derived.by(() => (this.#laid.day === this.facts.day ? this.#laid.choice : NOTHING));
  /** The same wrecks, of which there is something to show. */
  readonly seen = $derived.by(() => this.facts.wrecks.filter(({ letter }) => this.shown.includes(letter)));

  /** Whether this viewer is to lay down two cards. */
  readonly programs = $derived.by(() => this.facts.phase === "program" && this.mine);

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

  /** Lays a card down for a half-day, or takes it back. */
  lay = (action: ActionCode): void => this.#lay(touched(this.choice, action));
  takeBack = (): void => this.#lay(takenBack(this.choice));

  #lay(choice: Choice): void {
    toasts.dismiss();
    if (this.programs && this.ui.pending === null) this.#laid = { day: this.facts.day, choice };
  }

  /** Both cards are one decision. */
  confirm = (): void => {
    const { morning, afternoon } = this.choice;
    if (morning === null || afternoon === null) this.ui.say(this.say("keylargo-view-confirm-first"));
    else this.attempt("program", { morning, afternoon });
  };

  /** How many cards are still to be laid down. */
  readonly missing = $derived.by(() => missing(this.choice));

  /** The board is looked at; a button beside the question leads back. */
  putAside = (): void => {
    this.aside = true;
    void tick().then(() => document.querySelector<HTMLElement>("[data-back]")?.focus());
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
