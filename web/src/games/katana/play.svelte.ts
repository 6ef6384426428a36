/** One person at the table: what may be done, which card is chosen, and the taps that play it. */

import { getContext, setContext } from "svelte";
import { isAway } from "../../absence";
import { toasts } from "../../toast.svelte";
import type { Offer, Refusal } from "../../wire";
import type { TableProps } from "../table";
import { isQuestion } from "./answers";
import { cardOf, is, targetOf, type Deeds, type DeedType } from "./deeds";
import { factsOf, type Blow, type Card, type Facts, type SeatFact } from "./facts";
import { spread, type Held } from "./hand";
import { News, since } from "../news";
import { Phrases } from "./phrases";
import { isShared } from "./roles";

/** What lies open over the table, besides what the moment itself asks for. */
export type Opened =
  | { what: "moves" }
  | { what: "log" }
  | { what: "pile" }
  | { what: "role" }
  | { what: "roles" }
  | { what: "seat"; seat: number };

/** What the chosen card may do to a seat (Geisha: several things), or why not. */
export interface Aim {
  seat: number;
  offers: Offer[];
  /** What the attack would do unless parried. */
  blow: Blow | null;
  refusal: Refusal | null;
}

export class Play {
  readonly #props: () => TableProps;
  #known = -1;
  #chosen = $state<string | null>(null);
  #stop = $state<number | null>(null);
  /** The card just sent, its place and how many there were: where the focus goes once it has left. */
  #played: { at: number; of: number } | null = null;
  /** Whether the viewer has covered the own role; null: neither covered nor uncovered it. */
  #roleCovered = $state<boolean | null>(null);
  opened = $state.raw<Opened | null>(null);
  /** The room that the table has, in pixels. */
  width = $state(0);
  height = $state(0);

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
    const seen = Math.max(this.#known, this.ui.seenAtOpening);
    this.#known = log.at(-1)?.seq ?? -1;
    return new News("katana", since(log, seen));
  });
  /** Times every duration: nothing moves for those who want no movement, nor before anything has happened. */
  readonly pace = $derived.by(() => (this.ui.motion === "none" || this.news.sentences.length === 0 ? 0 : 1));

  /** Room for everything side by side: seats with all their text, and the log beside the ring. */
  readonly desk = $derived.by(() => this.width >= 1200 && this.height >= 600);
  /** Room for whole cards below the ring, though not for the log beside it: a tablet. */
  readonly roomy = $derived.by(() => !this.desk && this.width >= 700 && this.height >= 700);
  /** Whether the viewer is the one whom the table waits for. */
  readonly away = $derived.by(() => isAway(this.view));
  /** Whether the viewer is asked, and not a bot in their place. */
  readonly mine = $derived.by(() => this.you !== null && this.facts.asked === this.you && !this.away);
  /** Whether the table asks somebody something: the ink of the ring steps back then. */
  readonly asking = $derived.by(() => isQuestion(this.facts));
  /** The attack that is being answered, or that was parried just now. */
  readonly blow = $derived.by(() => {
    const { attack } = this.facts;
    if (attack) return { from: attack.attacker, to: attack.target, parried: false };
    const parried = this.news.sentences.at(-1);
    if (parried?.id !== "katana-event-parried") return null;
    return { from: parried.seats["other"] ?? 0, to: parried.seats["seat"] ?? 0, parried: true };
  });
  /** Seats in turn order, the viewer's first; from the first seat for a spectator. */
  readonly order = $derived.by(() => {
    const n = this.facts.seats.length;
    return Array.from({ length: n }, (_, i) => ((this.you ?? 0) + i) % n);
  });
  /** The own role is covered at first where others may look on: on a phone, or where a device is passed round. */
  readonly roleCovered = $derived.by(
    () => this.#roleCovered ?? (!this.ui.again && (!this.desk || isShared(this.view.table.id))),
  );
  readonly hand = $derived.by(() => spread(this.facts.you?.hand ?? []));
  readonly chosen = $derived.by(() =>
    this.yours || this.ui.pending !== null
      ? (this.hand.find((card) => card.key === this.#chosen) ?? null)
      : null,
  );
  /** What the chosen card may do, seat by seat; empty for a card without target, or none chosen. */
  readonly aims = $derived.by(() => {
    const card = this.chosen;
    return card && this.takesAim(card.card) ? this.order.flatMap((seat) => this.#aimAt(card.card, seat)) : [];
  });

  /** What the chosen card does, where it takes no aim. */
  readonly plain = $derived.by(() =>
    this.chosen && this.aims.length === 0 ? (this.offersOf(this.chosen.card)[0] ?? null) : null,
  );

  /** The one seat that the tab key stops at: where the focus was, else the first target, else the first of all. */
  readonly seatStop = $derived.by(() => {
    const target = this.aims.find(({ offers }) => offers.length > 0)?.seat;
    return this.#stop ?? target ?? this.order.find((seat) => seat !== this.you) ?? 0;
  });

  stopAt = (seat: number): void => {
    this.#stop = seat;
  };

  coverRole = (covered: boolean): void => {
    this.#roleCovered = covered;
  };

  seat = (seat: number): SeatFact => this.facts.seats[seat]!;

  /** The legal actions of this type with these parts, in the order in which they came. */
  offers = <T extends DeedType>(type: T, parts: Partial<Deeds[T]> = {}): Offer[] =>
    this.view.legal.filter((offer) => is(offer, type, parts));

  offer = <T extends DeedType>(type: T, parts: Partial<Deeds[T]> = {}): Offer | null =>
    this.offers(type, parts)[0] ?? null;

  offersOf = (card: Card): Offer[] => this.view.legal.filter((offer) => cardOf(offer) === card);

  /** Whether this card is played at a seat: the rules offer, or refuse, seats for it. */
  takesAim = (card: Card): boolean =>
    [...this.view.legal, ...this.view.refusals].some(
      (each) => cardOf(each) === card && targetOf(each) !== null,
    );

  aimAt = (seat: number): Aim | null => this.aims.find((aim) => aim.seat === seat) ?? null;

  #aimAt(card: Card, seat: number): Aim[] {
    const at = (each: Offer | Refusal) => cardOf(each) === card && targetOf(each) === seat;
    const offers = this.view.legal.filter(at);
    const refusal = this.view.refusals.find(at) ?? null;
    if (offers.length === 0 && refusal === null) return [];
    const blow = offers[0] ? (this.facts.blows[String(offers[0].action)] ?? null) : null;
    return [{ seat, offers, blow, refusal }];
  }

  isPending = (offer: Offer | null): boolean => offer !== null && this.ui.pending === offer.action;
  isLegal = (card: Card): boolean => this.yours && this.offersOf(card).length > 0;

  /** A card in hand as it is read: what it is, and whether it may be played or why not. */
  handLabel = (card: Held): string => {
    const label = this.phrases.cardLabel(card);
    if (this.offersOf(card.card).length > 0)
      return this.say("katana-view-card-playable", { label, kind: card.kind });
    const refusal = this.view.refusals.find((each) => cardOf(each) === card.card);
    if (!refusal) return label;
    const why = this.phrases.sentence(refusal.sentence);
    return this.say("katana-view-card-why", { label, kind: card.kind, why });
  };

  /** Plays it. Does nothing while another is on its way. */
  send = (offer: Offer): void => {
    if (!this.yours) return;
    toasts.dismiss();
    const card = cardOf(offer);
    const at = this.chosen?.card === card ? this.hand.indexOf(this.chosen) : -1;
    const leaves = at >= 0 ? at : this.hand.findIndex((each) => each.card === card);
    this.#chosen = this.hand[leaves]?.key ?? null;
    this.#played = leaves >= 0 ? { at: leaves, of: this.hand.length } : null;
    this.#props().send(offer.action);
  };

  /** Takes a card up, or puts it back; a card of no use now says why. */
  choose = (card: Held): void => {
    toasts.dismiss();
    if (this.chosen?.key === card.key) this.putBack();
    else if (this.isLegal(card.card) || (this.yours && this.takesAim(card.card))) this.#chosen = card.key;
    else this.explain(card);
  };

  /** Takes this card up, to be carried. */
  lift = (card: Held): void => {
    toasts.dismiss();
    if (this.yours) this.#chosen = card.key;
  };

  /** The card that is carried is laid down at a seat, or anywhere on the table; false: it goes back. */
  lay = (seat: number | null): boolean => {
    const card = this.chosen;
    if (!card) return false;
    const aim = seat === null ? null : this.aimAt(seat);
    const { plain } = this;
    if (plain) this.send(plain);
    else if (aim && seat !== null) this.touchSeat(seat);
    else if (this.aims.length === 0) this.explain(card);
    return plain !== null || (aim?.offers.length ?? 0) > 0;
  };

  /** Takes up the first of these cards in hand, from a line of the list. */
  hold = (card: Card): void => {
    const held = this.hand.find((each) => each.card === card);
    if (held && this.yours) this.#chosen = held.key;
  };

  putBack = (): void => {
    if (this.ui.pending === null) this.#chosen = null;
  };

  /** A seat is touched: the chosen card is played there, or says why not; without a card the seat is shown. */
  touchSeat = (seat: number): void => {
    const aim = this.aimAt(seat);
    const [only, more] = aim?.offers ?? [];
    if (only && !more) this.send(only);
    else if (aim?.refusal && !only) this.ui.refuse(aim.refusal.sentence);
    else this.open({ what: "seat", seat });
  };

  /** Says why this card cannot be played now. */
  explain = (card: Held): void => {
    const refusal = this.view.refusals.find((each) => cardOf(each) === card.card);
    if (refusal) this.ui.refuse(refusal.sentence);
    else this.ui.say(this.phrases.notYet(this.facts));
  };

  /** Plays it where it is legal, else says why not. */
  attempt = <T extends DeedType>(type: T, parts: Partial<Deeds[T]> = {}): void => {
    const offer = this.offer(type, parts);
    const refusal = this.view.refusals.find((each) => is(each, type, parts));
    if (offer) this.send(offer);
    else if (refusal) this.ui.refuse(refusal.sentence);
  };

  open = (opened: Opened): void => {
    toasts.dismiss();
    this.opened = opened;
  };

  close = (): void => {
    this.opened = null;
  };

  /** Where the focus goes once the played card has left: its place in the hand. Asked once. */
  leftAt = (): number | null => {
    const played = this.#played;
    if (!played || this.ui.pending !== null) return null;
    this.#played = null;
    this.#chosen = null;
    // Counted, since a copy of the played card now bears its name.
    return this.hand.length < played.of ? played.at : null;
  };
}

const KEY = Symbol("katana");

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
