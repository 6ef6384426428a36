/** What the drawings are called by: the codes of the rules, as they come from the table. */

import type { Card, CardFact, CharacterName, Role } from "./facts";

export const MARKS = [
  ...["blossom", "life", "wound", "threat", "cut", "step", "bar"],
  ...["hand", "back", "star", "lost-sword"],
] as const;
export type Mark = (typeof MARKS)[number];

export type CardKind = "weapon" | "action" | "parry" | "property";

/** The corner of a card: a parry is an action with a corner of its own, since it is played out of turn. */
export const cornerOf = ({ card, kind }: Pick<CardFact, "card" | "kind">): CardKind =>
  card === "parry" ? "parry" : kind;

export type SignName =
  `card-${Card}` | `crest-${CharacterName}` | `role-${Role | "hidden"}` | `kind-${CardKind}` | Mark;
