/** The catalogue in one language, and how sentences are made from it. The server sends codes; words are made here. */

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { SeatInfo, Sentence } from "./wire";

export type Lang = "fr" | "en";
export const LANGS: readonly Lang[] = ["fr", "en"];

export type Args = Record<string, FluentVariable>;

/** Names and nicknames whose h is sounded, without accents; as in `words.py`. Any other h is taken as mute. */
const SOUNDED_H =
  /^(hakim|hamid|hamster|hamza|hannah?|hans|hardy|harold|harry|hass?an|heinrich|heinz|helmut|herisson|heron|heros|hibou|homard|huang|hussein|h)(?![a-z])/;

/** French "de" before a name: "d’Inès", "de Malo", "du Nautile"; `locale/de.json` is its table of cases. */
export function de(name: string): string {
  const article = /^(le|les) /.exec(name);
  if (article) return (article[1] === "le" ? "du " : "des ") + name.slice(article[0].length);
  return elides(plain(name)) ? `d’${name}` : `de ${name}`;
}

/** The name in small letters without accents. */
function plain(name: string): string {
  return name.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function elides(name: string): boolean {
  if (name.startsWith("h")) return !SOUNDED_H.test(name);
  return /^([aeiouœæ]|y[^aeiou])/u.test(name);
}

const plainText = (value: FluentValue | undefined): string => String(value ?? "");

function functions(lang: Lang) {
  return {
    DE: ([who]: FluentValue[]): string => (lang === "fr" ? de(plainText(who)) : plainText(who)),
  };
}

export class Words {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, catalogue: string) {
    this.lang = lang;
    // No isolation marks: both languages run left to right, and the marks would show in copied text and in titles.
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: functions(lang) });
    this.#bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message, or its id where the catalogue lacks it, so that a gap is seen and nothing breaks. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  /** The message if the catalogue has it, else the given text: for words that a game may bring or not. */
  maybe(id: string, otherwise: string): string {
    return this.has(id) ? this.say(id) : otherwise;
  }

  attribute(id: string, name: string, args: Args = {}): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : null;
  }

  /** The sentence as this viewer reads it: `.you` where the viewer is its `seat`. */
  sentence({ id, args, seats }: Sentence, you: number | null, nameOf: (seat: number) => string): string {
    const all: Args = { ...args };
    for (const [key, seat] of Object.entries(seats)) {
      all[key] = nameOf(seat);
      all[`${key}_you`] = seat === you ? "yes" : "no";
    }
    const mine = you !== null && seats["seat"] === you;
    return (mine ? this.attribute(id, "you", all) : null) ?? this.say(id, all);
  }
}

/** The catalogue bound to one table: its names, and whose eyes read. */
export class TableWords {
  readonly lang: Lang;

  constructor(
    readonly words: Words,
    readonly seats: readonly SeatInfo[],
    readonly you: number | null,
  ) {
    this.lang = words.lang;
  }

  /** A message of the catalogue with plain arguments. */
  say = (id: string, args: Args = {}): string => this.words.say(id, args);

  /** A sentence of the server, in the present language. */
  sentence = (sentence: Sentence): string => this.words.sentence(sentence, this.you, this.name);

  /** A seat's name; a seat without one is called by its number. */
  name = (seat: number): string =>
    this.seats[seat]?.name || this.words.say("page-seat-number", { number: seat + 1 });

  /** What stands beside a seat's sign: its name; the viewer's own seat without one is "you", as at the table. */
  label = (seat: number): string =>
    seat === this.you && !this.seats[seat]?.name ? this.words.say("page-you") : this.name(seat);
}
