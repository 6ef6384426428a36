/** The cards in hand, one by one, and which offered or refused action belongs to which card. */

import type { Offer, Refusal } from "../../wire";
import type { CardFact, Held } from "./facts";

export interface HandCard extends CardFact {
  /** Names the card in this hand; copies are numbered. */
  key: string;
}

/** What a card is aimed at: a ship by its place on the table, the open sea (a ship is laid), or the discard pile. */
export type Target = number | "sea" | "discard";

/** Facts hold each kind of card once, with its copies; a hand shows every card. */
export function spread(hand: readonly Held[]): HandCard[] {
  return hand.flatMap(({ copies, ...card }) =>
    Array.from({ length: copies }, (_, copy) => ({ ...card, key: `${faceOf(card)}.${copy}` })),
  );
}

/** A name for what is printed on a card. */
export function faceOf({ kind, colour, strength, gold }: CardFact): string {
  return [kind, colour, strength, gold].filter((part) => part !== undefined && part !== null).join("-");
}

/** Is this action one of this card? Its type ends with the card's kind, its fields name what is printed. */
export function isOf(card: CardFact, { fields }: Pick<Offer | Refusal, "fields">): boolean {
  const type = String(fields["type"]);
  return (
    type.endsWith(`_${card.kind}`) &&
    (card.kind !== "ship" || fields["gold"] === card.gold) &&
    (card.kind !== "pirate" || (fields["colour"] === card.colour && fields["strength"] === card.strength)) &&
    (card.kind !== "captain" || fields["colour"] === card.colour)
  );
}

export function targetOf({ fields }: Pick<Offer | Refusal, "fields">): Target {
  if (typeof fields["ship"] === "number") return fields["ship"];
  return String(fields["type"]).startsWith("discard") ? "discard" : "sea";
}

export const isDraw = ({ fields }: Pick<Offer, "fields">): boolean => fields["type"] === "draw";
