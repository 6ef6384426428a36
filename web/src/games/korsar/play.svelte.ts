/** One person at the table: what is chosen, what may be done with it, and the keys and taps that do it. */

import { getContext, setContext } from "svelte";
import type { Offer, Sentence } from "../../wire";
import { toasts } from "../../toast.svelte";
import { since } from "../news";
import type { TableProps } from "../table";
import { isDraw, isOf, spread, targetOf, type HandCard, type Target } from "./cards";
import type { CardFact, Kind, OutcomeFact } from "./facts";
import { Moves } from "./news";
import { Phrases } from "./phrases";
import { sceneOf, type Scene, type Ship } from "./scene";

/** What the chosen card would do at a target, or why it may not go there. */
export interface Aim {
  target: Target;
  offer: Offer | null;
  outcome: OutcomeFact | null;
  refusal: Sentence | null;
}

const PARAGRAPH: Record<Kind, string> = {
  ship: "KO 2.4",
  pirate: "KO 2.5",
  captain: "KO 2.6",
  admiral: "KO 2.6",
};
const DEED = /^korsar-event-(draw|lay-ship|pirate|captain|admiral|discard-.*)$/;

export class Play {
  readonly #props: () => TableProps;
  #chosen = $state<string | null>(null);
  /** The card that the sent action was played with, its place in the hand, and how many cards were there. */
  #played = $state.raw<{ key: string; at: number; of: number } | null>(null);
  /** The same after it has left: where its slip, or the ship laid, sails from. */
  #last: string | null = null;
  #known = -1;
  #stop = $state<number | null>(null);

  constructor(props: () => TableProps) {
    this.#props = props;
    this.#known = props().view.log.at(-1)?.seq ?? -1;
  }

  readonly view = $derived.by(() => this.#props().view);
  readonly ui = $derived.by(() => this.#props().ui);
  readonly scene = $derived.by(() => sceneOf(this.view) as Scene);
  readonly phrases = $derived.by(() => new Phrases(this.#props().words, this.scene));
  readonly say = $derived.by(() => this.phrases.say);

  /** The events that came with this view. A view that is only sent again brings none. */
  readonly news = $derived.by(() => {
    const log = this.view.log;
    const seen = Math.max(this.#known, this.ui.seenAtOpening);
    this.#known = log.at(-1)?.seq ?? -1;
    return new Moves(this.view.table.game, since(log, seen));
  });

  readonly hand = $derived.by(() => spread(this.scene.facts.hand));
  readonly yours = $derived.by(() => this.ui.yours);
  readonly over = $derived.by(() => this.scene.facts.over);
  /** Whose turn it is said to be: nobody's once the game is over. */
  readonly turn = $derived.by(() => (this.over ? null : this.scene.turn));
  readonly draw = $derived.by(() => this.view.legal.find(isDraw) ?? null);
  readonly chosen = $derived.by(() =>
    this.yours || this.ui.pending !== null
      ? (this.hand.find((card) => card.key === this.#chosen) ?? null)
      : null,
  );
  readonly aims = $derived.by(() => (this.chosen ? this.aimsOf(this.chosen) : []));
  /** The ship whose laying was the last thing anybody did: its number, else null. */
  readonly justLaid = $derived.by(() => {
    const deed = this.view.log.findLast(({ sentence }) => DEED.test(sentence.id));
    return deed?.sentence.id === "korsar-event-lay-ship" ? (this.scene.ships.at(-1)?.number ?? null) : null;
  });
  /** Ships in the order in which they are read. */
  readonly fleet = $derived.by(() =>
    [...this.scene.opponents, this.scene.near].flatMap((side) => side.ships),
  );
  /** The one ship that the tab key stops at. */
  readonly shipStop = $derived.by(() =>
    this.fleet.some((ship) => ship.number === this.#stop) ? this.#stop : (this.fleet[0]?.number ?? null),
  );
  /** Times every duration: nothing moves for those who want no movement, nor before anything has happened. */
  readonly pace = $derived.by(() => (this.ui.motion === "none" || this.news.sentences.length === 0 ? 0 : 1));

  get playedFrom(): string | null {
    return this.#last;
  }

  stopAt = (ship: Ship): void => {
    this.#stop = ship.number;
  };

  offersOf = (card: HandCard): Offer[] => this.view.legal.filter((offer) => isOf(card, offer));

  aimsOf = (card: HandCard): Aim[] => {
    const offers = this.offersOf(card).map((offer) => ({
      target: targetOf(offer),
      offer,
      outcome: this.scene.facts.outcomes[String(offer.action)] ?? null,
      refusal: null,
    }));
    const refused = this.view.refusals
      .filter((refusal) => isOf(card, refusal))
      .map((refusal) => ({
        target: targetOf(refusal),
        offer: null,
        outcome: null,
        refusal: refusal.sentence,
      }));
    return [...offers, ...refused];
  };

  aimAt = (target: Target): Aim | null => this.aims.find((aim) => aim.target === target) ?? null;
  isPending = (card: HandCard): boolean => this.ui.pending !== null && this.#played?.key === card.key;
  isLegal = (card: HandCard): boolean => this.yours && this.offersOf(card).length > 0;

  /** Takes a card up, or puts it back. Out of turn it says why instead. */
  choose = (card: HandCard): void => {
    toasts.dismiss();
    if (this.#chosen === card.key && this.chosen) return this.putBack();
    if (this.yours) this.#chosen = card.key;
    else this.explainCard(card);
  };

  hold = (card: HandCard): void => {
    if (this.yours) this.#chosen = card.key;
  };

  putBack = (): void => {
    if (this.ui.pending === null) this.#chosen = null;
  };

  /** Plays the chosen card there, or says the whole sentence why not. */
  aim = (target: Target): boolean => {
    const card = this.chosen;
    const aim = this.aimAt(target);
    if (!card || !aim) return false;
    if (aim.offer) this.play(aim.offer, card);
    else if (aim.refusal) this.ui.refuse(aim.refusal);
    return aim.offer !== null;
  };

  play = (offer: Offer, card: HandCard | null = null): void => {
    if (!this.yours) return;
    toasts.dismiss();
    const used = card ?? this.hand.find((each) => isOf(each, offer)) ?? null;
    this.#chosen = used?.key ?? null;
    this.#played = used ? { key: used.key, at: this.hand.indexOf(used), of: this.hand.length } : null;
    this.#last = used ? `card:${used.key}` : null;
    this.#props().send(offer.action);
  };

  drawCard = (): void => {
    const refusal = this.view.refusals.find(isDraw);
    if (this.draw) this.play(this.draw);
    else if (refusal) this.ui.refuse(refusal.sentence);
  };

  /** A ship touched with no card chosen tells what can be seen of it. */
  touchShip = (ship: Ship): void => {
    if (this.chosen) this.aim(ship.slot);
    else this.ui.say(this.phrases.shipLabel(ship));
  };

  /** The paragraph of the rules that a card belongs to. */
  helpCard = (card: CardFact): void => this.ui.help(PARAGRAPH[card.kind]);

  /** The paragraph for whatever has the focus. */
  helpAt = (element: Element | null): void => {
    const key = element?.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const card = this.hand.find((each) => each.key === key) ?? this.chosen;
    if (card) this.helpCard(card);
    else if (element?.closest("[data-ship]")) this.ui.help("KO 2.7");
    else if (element?.closest("[data-deck]")) this.ui.help("KO 2.3");
    else if (element?.closest("[data-drop=discard]")) this.ui.help("KO 2.8");
    else this.ui.help();
  };

  explainCard = (card: HandCard): void => {
    const refusal = this.view.refusals.find((each) => isOf(card, each));
    if (refusal) this.ui.refuse(refusal.sentence);
    else if (this.turn !== null)
      this.ui.say(this.say("korsar-view-not-yet", { who: this.phrases.seat(this.turn) }));
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

const KEY = Symbol("korsar");

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
