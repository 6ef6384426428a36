/** The view's own words: what the catalogue needs to know about seats, divers, wrecks and cards. */

import type { Sentence, View } from "../../wire";
import type { Args, TableWords } from "../../words";

export class Phrases {
  constructor(
    readonly words: TableWords,
    readonly view: View,
  ) {}

  say = (id: string, args: Args = {}): string => this.words.say(id, args);
  sentence = (sentence: Sentence): string => this.words.sentence(sentence);

  seat = (seat: number): string => this.words.name(seat);

  /** A seat as plaques name it: "Vous", else its name. */
  seatShort = (seat: number): string =>
    seat === this.view.you ? this.say("keylargo-view-you") : this.words.name(seat);

  /** The token of the person there, which is the device on sail and disc. */
  token = (seat: number): number => this.view.table.seats[seat]?.token ?? 1;

  /** "30 $", "$30"; below zero with a minus sign. */
  money = (amount: number): string =>
    this.say("keylargo-view-money", { amount: Math.abs(amount), sign: amount < 0 ? "minus" : "none" });

  /** The same with its sign also where it is a gain: "+30 $". */
  change = (amount: number): string =>
    this.say("keylargo-view-money", { amount: Math.abs(amount), sign: amount < 0 ? "minus" : "plus" });

  /** "Nour, Basile et vous". */
  list = (texts: readonly string[]): string =>
    new Intl.ListFormat(this.words.lang, { type: "conjunction" }).format(texts);
}
