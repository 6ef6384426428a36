/** What may be done at Key Largo: the parts of an offer or a refusal, as the rules name them (actions.py). */

import type { Offer, Refusal } from "../../wire";
import type { ActionCode, Depth, Item, SoldType } from "./facts";

type Nothing = Record<never, never>;

export interface Deeds {
  program: { morning: ActionCode; afternoon: ActionCode };
  dive: { wreck: string };
  draw: { diver: number };
  surface: Nothing;
  use_trident: { diver: number };
  flee: Nothing;
  use_weight: { carrier: number; diver: number };
  keep: Nothing;
  sabotage: { diver: number };
  pass: Nothing;
  decline: Nothing;
  volunteer: { diver: number };
  hire: Nothing;
  rob: { seat: number; depth: Depth };
  pay_round: { wreck: string };
  look_at: { wreck: string };
  drunkard: { wreck: string };
  leave: Nothing;
  buy: { item: Item; diver: number };
  play_encounter: { encounter: string };
  sell: { card: string; kind: number };
  sell_extra: { card: string; kind: number };
  sell_as: { card: string; kind: number; sold_as: SoldType };
}

export type DeedType = keyof Deeds;
export type Deed = { [T in DeedType]: { type: T } & Deeds[T] }[DeedType];
export type DeedOf<T extends DeedType> = { type: T } & Deeds[T];

export function deedOf({ fields }: Pick<Offer | Refusal, "fields">): Deed {
  return fields as unknown as Deed;
}

/** Whether it is of this type, with these parts; parts not named may be anything. */
export function is<T extends DeedType>(
  each: Pick<Offer | Refusal, "fields">,
  type: T,
  parts: Partial<Deeds[T]> = {},
): boolean {
  if (each.fields["type"] !== type) return false;
  return Object.entries(parts).every(([part, value]) => each.fields[part] === value);
}
