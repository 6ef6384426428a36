/** The view's own words: what the catalogue needs to know about sides, ships and cards, gathered from the scene. */

import type { Sentence } from "../../wire";
import type { Args, TableWords } from "../../words";
import type { CardFact, Character, OutcomeFact } from "./facts";
import { sideOf, type Scene, type Ship, type Side } from "./scene";
import { deviceOf } from "./signs";

const yes = (is: boolean): string => (is ? "yes" : "no");

export class Phrases {
  constructor(
    readonly words: TableWords,
    readonly scene: Scene,
  ) {}

  say = (id: string, args: Args = {}): string => this.words.say(id, args);
  sentence = (sentence: Sentence): string => this.words.sentence(sentence);
  seat = (seat: number): string => this.words.name(seat);

  /** A seat as plates name it: "Vous", else its name. */
  seatShort = (seat: number): string =>
    seat === this.scene.you ? this.say("korsar-view-you") : this.words.name(seat);

  /** A side as plates and columns name it: "Vous" or "Nous", a name, or the team's beast. */
  sideShort = (side: Side): string => {
    if (side.mine) return this.say(this.scene.teams ? "korsar-view-us" : "korsar-view-you");
    return side.seats.length > 1
      ? this.say("korsar-view-beast", { beast: side.beast })
      : this.words.name(side.side);
  };

  /** A side in a sentence: in the middle of it, or where it begins. */
  sideArgs = (side: Side): Args => ({
    side: side.mine ? (this.scene.teams ? "team" : "you") : "other",
    who: this.sideNamed(side, "korsar-view-the-beast"),
    who_first: this.sideNamed(side, "korsar-view-the-beast-first"),
  });
  sideWithin = (side: Side): string => this.say("korsar-view-side", this.sideArgs(side));

  private sideNamed = (side: Side, beast: string): string =>
    side.seats.length > 1 ? this.say(beast, { beast: side.beast }) : this.words.name(side.side);

  /** "Malo, Inès et vous". */
  sides = (sides: readonly Side[]): string =>
    new Intl.ListFormat(this.words.lang, { type: "conjunction" }).format(
      [...sides].sort((a, b) => Number(a.mine) - Number(b.mine)).map(this.sideWithin),
    );

  rig = (gold: number): string => this.say("korsar-view-rig", { gold });

  character = ({ kind, colour }: Pick<Character, "kind" | "colour">): string =>
    kind === "captain" && colour ? this.say("korsar-captain", { colour }) : this.say("korsar-view-admiral");

  /** "le brick d’Inès", "votre ketch". */
  ship = ({ gold, owner }: Pick<Ship, "gold" | "owner">): string =>
    this.say("korsar-ship-whose", {
      gold,
      owner: this.seat(owner),
      owner_you: yes(owner === this.scene.you),
    });

  /** What stands at the foot of a card: "Rouge 4", "L’Olonnais", "Brick". */
  card = (card: CardFact): string => this.say("korsar-view-card", cardArgs(card));
  cardLabel = (card: CardFact): string => this.say("korsar-view-card-label", cardArgs(card));

  then = (ship: Ship, outcome: OutcomeFact): string => this.outcome("korsar-view-then", ship, outcome);
  /** The same with room for a whole sentence. */
  thenLong = (ship: Ship, outcome: OutcomeFact): string =>
    this.outcome("korsar-view-then-long", ship, outcome);

  private outcome(id: string, ship: Ship, { outcome, total, against }: OutcomeFact): string {
    const leaders = ship.columns.filter((column) => column.strength === against);
    const leader = leaders.length === 1 ? sideOf(this.scene, leaders[0]!.side) : null;
    return this.say(id, {
      outcome,
      total,
      against,
      character: ship.character ? this.character(ship.character) : "",
      leader: leader && !leader.mine ? this.sideWithin(leader) : "",
      led: yes(leader !== null && !leader.mine),
      team: yes(this.scene.teams),
    });
  }

  /** Why a card may not go there, short enough for a tile; the coloured word stands between ⟦ and ⟧. */
  why = (refusal: Sentence): string => {
    const holder = refusal.seats["holder"];
    const people = Object.entries(refusal.seats).map(([key, seat]) => [key, this.words.name(seat)]);
    return this.say("korsar-view-why", {
      ...refusal.args,
      ...(Object.fromEntries(people) as Args),
      holder_side: holder === undefined ? "" : this.sideWithin(sideOf(this.scene, holder)),
      reason: refusal.id.replace("korsar-reason-", ""),
      team: yes(this.scene.teams),
    });
  };

  /** The whole ship in words, for those who hear the table. */
  shipLabel = (ship: Ship): string => {
    const parts = [
      this.say("korsar-view-ship-label", {
        gold: ship.gold,
        owner: this.seat(ship.owner),
        owner_you: yes(ship.owner === this.scene.you),
      }),
      ...ship.columns.map((column) =>
        this.say("korsar-view-column-label", {
          ...this.sideArgs(sideOf(this.scene, column.side)),
          strength: column.strength,
          colour: column.colour,
        }),
      ),
    ];
    return `${parts.join(this.say("korsar-view-between"))}. ${this.control(ship)}`;
  };

  private control(ship: Ship): string {
    if (ship.control === null) return this.say("korsar-view-control-tied");
    return this.say("korsar-view-control", {
      ...this.sideArgs(sideOf(this.scene, ship.control)),
      by: ship.by,
      character: ship.character ? this.character(ship.character) : "",
    });
  }
}

function cardArgs({ kind, colour, strength, gold }: CardFact): Args {
  const device = colour ? deviceOf(colour) : "none";
  return { kind, device, colour: colour ?? "none", strength: strength ?? 0, gold: gold ?? 0 };
}

/** A text with its marked words apart: "Vous êtes en ⟦vert⟧ ici". */
export function marked(text: string): { text: string; strong: boolean }[] {
  return text
    .split(/[⟦⟧]/)
    .map((part, at) => ({ text: part, strong: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}
