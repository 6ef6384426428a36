/** The view's own words: what the catalogue needs to know about seats, cards and blows. */

import type { Args, TableWords } from "../../words";
import type { Sentence, View } from "../../wire";
import type { CardWords } from "./Card.svelte";
import type {
  Blow,
  Card,
  CardFact,
  CharacterName,
  Difficulty,
  Facts,
  Property,
  Role,
  SeatFact,
} from "./facts";

/** In the order in which they lie before a seat. */
export const PROPERTIES: readonly Property[] = ["focus", "armor", "fast_draw", "bushido"];

const dashed = (code: string): string => code.replaceAll("_", "-");

export class Phrases {
  constructor(
    readonly words: TableWords,
    readonly view: View,
  ) {}

  say = (id: string, args: Args = {}): string => this.words.say(id, args);
  sentence = (sentence: Sentence): string => this.words.sentence(sentence);

  seat = (seat: number): string => this.words.name(seat);

  /** The token of the person there, whose hue the crest bears. */
  token = (seat: number): number => this.view.table.seats[seat]?.token ?? 1;

  card = (card: Card): string => this.say(`katana-card-${dashed(card)}`);
  /** What it does, in one line; a weapon's figures say it. */
  effect = (card: Card): string => this.#attribute(`katana-card-${dashed(card)}`, "effect");
  character = (name: CharacterName): string => this.say(`katana-character-${name}`);
  ability = (name: CharacterName): string => this.#attribute(`katana-character-${name}`, "ability");
  /** The same of somebody else, in few words. */
  abilityShort = (character: CharacterName): string => this.say("katana-view-ability", { character });
  role = (role: Role): string => this.say(`katana-role-${role}`);
  /** For whom it plays. */
  aim = (role: Role): string => this.#attribute(`katana-role-${role}`, "aim");

  #attribute(id: string, name: string): string {
    return this.words.words.attribute(id, name) ?? "";
  }

  /** "Kusarigama, arme, précision 2, dégâts 2". */
  cardLabel = ({ card, kind, accuracy, damage }: CardFact): string =>
    this.say("katana-view-card-label", {
      card: this.card(card),
      kind,
      accuracy,
      damage,
      effect: kind === "weapon" ? "" : this.effect(card),
    });

  /** What is written on a card's face. */
  cardWords = ({ card, kind }: CardFact): CardWords => ({
    name: this.card(card),
    narrow: this.#attribute(`katana-card-${dashed(card)}`, "narrow") || this.card(card),
    effect: kind === "weapon" ? "" : this.say("katana-view-card-effect", { card, yours: "yes" }),
    accuracy: this.say("katana-view-card-accuracy"),
    damage: this.say("katana-view-card-damage"),
  });

  /** "Armure, Concentration × 2". */
  properties = ({ properties }: SeatFact): string =>
    PROPERTIES.filter((each) => properties[each] > 0)
      .map((each) => this.say("katana-view-property", { card: this.card(each), count: properties[each] }))
      .join(", ");

  seatLabel = (facts: Facts, seat: number): string => {
    const fact = facts.seats[seat]!;
    return this.say("katana-view-seat-label", {
      character: this.character(fact.character),
      who: this.seat(seat),
      you: seat === this.view.you ? "yes" : "no",
      role: fact.role ? this.role(fact.role.role) : "hidden",
      resilience: fact.resilience,
      full: fact.full,
      honour: fact.honour,
      cards: fact.cards,
      properties: this.properties(fact) || "none",
      harmless: fact.harmless === "no" ? "no" : "yes",
      difficulty: fact.difficulty && fact.harmless === "no" ? fact.difficulty.total : "none",
    });
  };

  /** "Attaquer Sylve avec Kusarigama : difficulté 2 ; sans parade, 2 blessures, défaite". */
  targetLabel = (facts: Facts, weapon: Card, seat: number, blow: Blow): string =>
    this.say("katana-view-target-label", {
      who: this.seat(seat),
      card: this.card(weapon),
      difficulty: facts.seats[seat]?.difficulty?.total ?? 0,
      wounds: blow.wounds,
      defeats: blow.defeats ? "yes" : "no",
    });

  pilesLabel = ({ deck, discard }: Facts): string =>
    this.say("katana-view-piles-label", {
      deck,
      discard: discard.cards,
      top: discard.top ? this.card(discard.top.card) : "none",
    });

  /** "1 + Armure 1 + Benkei 1". */
  sum = ({ places, armors, benkei }: Difficulty): string =>
    this.say("katana-view-sum", { places, armors, benkei, both: armors > 0 && benkei > 0 ? "yes" : "no" });

  notYet = (facts: Facts): string =>
    facts.asked === null
      ? this.say("katana-view-over")
      : this.say("katana-view-not-yet", { who: this.seat(facts.asked) });

  /** "Nour, Basile et vous". */
  list = (texts: readonly string[]): string =>
    new Intl.ListFormat(this.words.lang, { type: "conjunction" }).format(texts);
}
