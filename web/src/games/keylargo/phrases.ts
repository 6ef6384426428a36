/** The view's own words: what the catalogue needs to know about seats, divers, wrecks and cards. */

import type { Sentence, View } from "../../wire";
import { TOKEN_WORDS } from "../../shapes";
import type { Args, TableWords } from "../../words";
import { priceNow } from "./bands";
import type { ActionCode, CardFact, Depth, DiverFact, Facts, SeatFact, WreckFact } from "./facts";
import { DEPTHS, type Place } from "./signs";
import { standingOf, type Standing } from "./standing";

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

  action = (code: ActionCode): string => this.say(`keylargo-action-name-${code}`);
  weekday = (code: string): string => this.say(`keylargo-weekday-${code}`);
  weekdayShort = (code: string): string => this.say(`keylargo-weekday-short-${code}`);
  encounter = (code: string): string => this.say(`keylargo-encounter-${code.replaceAll("_", "-")}`);
  effect = (code: string): string => this.say(`keylargo-encounter-${code.replaceAll("_", "-")}-effect`);

  /** "Mercredi matin". */
  halfDay = ({ days, day, half, phase }: Facts): string =>
    capital(
      this.say("keylargo-view-day", { weekday: this.weekday(days[day - 1]?.weekday ?? ""), half, phase }),
    );

  /** "Dimanche, jour 10, au coucher du soleil." */
  lastEvening = ({ days, day }: Facts): string =>
    capital(this.say("keylargo-view-end-when", { weekday: this.weekday(days[day - 1]?.weekday ?? ""), day }));

  /** "jour 6 sur 10". */
  dayOf = ({ day, days }: Facts): string => this.say("keylargo-view-day-of", { day, days: days.length });

  wreckLabel = (
    { letter, depth, left, boat, memory }: WreckFact,
    allowed: "yes" | "no" | "unasked",
  ): string =>
    this.say("keylargo-view-wreck-label", {
      wreck: letter,
      depth,
      left,
      boat: boat === null ? "none" : boat === this.view.you ? "you" : "other",
      who: boat === null ? "" : this.seat(boat),
      seen: memory ? "yes" : "no",
      allowed,
    });

  placeLabel = (facts: Facts, place: Place): string => {
    const { boats, ...figures } = facts.places[place];
    const prices = Object.entries(figures).map(([of, figure]) => [
      of,
      this.money(typeof figure === "number" ? figure : priceNow(figure)),
    ]);
    return this.say(`keylargo-view-${place}-label`, {
      boats: boats.length,
      thieves: facts.pickpocket ? "yes" : "no",
      ...(Object.fromEntries(prices) as Args),
    });
  };

  /** What a seat is doing: in words, or short enough for a list. */
  standing = ({ at, wreck }: Standing): string => this.say("keylargo-view-at", { at, wreck });
  standingShort = ({ at, wreck }: Standing): string => this.say("keylargo-view-at-short", { at, wreck });

  playerLabel = (facts: Facts, seat: number): string => {
    const { money, divers, backs, encounters } = facts.seats[seat] as SeatFact;
    return this.say("keylargo-view-player-label", {
      who: this.seatShort(seat),
      token: this.say(TOKEN_WORDS[this.token(seat)] ?? ""),
      money: this.money(money),
      divers: divers.filter(Boolean).length,
      treasures: DEPTHS.reduce((sum, depth) => sum + backs[depth], 0),
      backs: this.backs(backs),
      encounters: facts.encounters ? encounters : "none",
      standing: this.standing(standingOf(facts, seat)),
    });
  };

  private backs = (backs: Record<Depth, number>): string =>
    DEPTHS.filter((depth) => backs[depth] > 0)
      .map((depth) => this.say("keylargo-view-backs", { depth, count: backs[depth] }))
      .join(", ");

  diverLabel = ({ diver, hoses, trident, weight, reach }: DiverFact): string => {
    const gear = [
      ...(hoses > 0 ? [{ item: "hose", count: hoses }] : []),
      ...(trident ? [{ item: "trident" }] : []),
      ...(weight ? [{ item: "weight" }] : []),
    ];
    const words = (gear.length > 0 ? gear : [{ item: "nothing" }]).map((each) =>
      this.say("keylargo-view-gear", each),
    );
    return this.say("keylargo-view-diver-label", { diver, gear: words.join(", "), depth: reach });
  };

  treasureLabel = ({ type, units, value, depth }: CardFact): string =>
    this.say("keylargo-view-treasure-label", { type, units, value: this.money(value), depth });

  /** "Nour, Basile et vous". */
  list = (texts: readonly string[]): string =>
    new Intl.ListFormat(this.words.lang, { type: "conjunction" }).format(texts);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
