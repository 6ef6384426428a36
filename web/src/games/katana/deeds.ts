/** What may be done at Katana: the parts of an offer or a refusal, as the rules name them (actions.py). */

import type { Offer, Refusal } from "../../wire";
import type { Card, Property, Weapon } from "./facts";

type Nothing = Record<never, never>;

export interface Deeds {
  attack: { weapon: Weapon; target: number };
  strip: { property: Property; owner: number };
  charm: { target: number };
  divert: { target: number };
  battle_cry: Nothing;
  tea_ceremony: Nothing;
  jujutsu: Nothing;
  daimyo: Nothing;
  breathe: { target: number };
  place: { property: Property };
  bushido: { target: number };
  pay: Nothing;
  end: Nothing;
  parry: { card: Card };
  discard: { card: Card };
  suffer: Nothing;
  lose_honour: Nothing;
  take_back: Nothing;
  draw: Nothing;
}

export type DeedType = keyof Deeds;
export type Deed = { [T in DeedType]: { type: T } & Deeds[T] }[DeedType];
type Fielded = Pick<Offer | Refusal, "fields">;

export function deedOf({ fields }: Fielded): Deed {
  return fields as unknown as Deed;
}

/** Whether it is of this type, with these parts; parts not named may be anything. */
export function is<T extends DeedType>(each: Fielded, type: T, parts: Partial<Deeds[T]> = {}): boolean {
  if (each.fields["type"] !== type) return false;
  return Object.entries(parts).every(([part, value]) => each.fields[part] === value);
}

/** The card that it is done with; null where none leaves the hand. */
export function cardOf(each: Fielded): Card | null {
  const deed = deedOf(each);
  switch (deed.type) {
    case "attack":
      return deed.weapon;
    case "strip":
    case "charm":
      return "geisha";
    case "divert":
      return "diversion";
    case "breathe":
      return "breathing";
    case "place":
      return deed.property;
    case "parry":
    case "discard":
      return deed.card;
    case "bushido":
    case "battle_cry":
    case "tea_ceremony":
    case "jujutsu":
    case "daimyo":
      return deed.type;
    default:
      return null;
  }
}

/** The seat that it is done to; null where there is none to choose. */
export function targetOf(each: Fielded): number | null {
  const deed = deedOf(each);
  if (deed.type === "strip") return deed.owner;
  return "target" in deed ? deed.target : null;
}
