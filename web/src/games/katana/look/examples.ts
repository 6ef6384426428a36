/** Examples for the drawings. */

import { say, words } from "../../../language.svelte";
import type { CardWords } from "../Card.svelte";
import type { CardFact, CharacterName, Role } from "../facts";

const weapon = (card: CardFact["card"], accuracy: number, damage: number): CardFact => ({
  card,
  kind: "weapon",
  accuracy,
  damage,
});
const plain =
  (kind: "action" | "property") =>
  (card: CardFact["card"]): CardFact => ({ card, kind, accuracy: 0, damage: 0 });

export const WEAPONS: readonly CardFact[] = [
  weapon("bokken", 1, 1),
  weapon("kiseru", 1, 2),
  weapon("wakizashi", 1, 3),
  weapon("bo", 2, 1),
  weapon("kusarigama", 2, 2),
  weapon("katana", 2, 3),
  weapon("shuriken", 3, 1),
  weapon("kanabo", 3, 2),
  weapon("nodachi", 3, 3),
  weapon("naginata", 4, 1),
  weapon("nagayari", 4, 2),
  weapon("tanegashima", 5, 1),
  weapon("daikyu", 5, 2),
];
export const ACTIONS: readonly CardFact[] = (
  [
    ...["parry", "geisha", "diversion", "battle_cry"],
    ...["tea_ceremony", "jujutsu", "breathing", "daimyo"],
  ] as CardFact["card"][]
).map(plain("action"));
export const PROPERTY_CARDS: readonly CardFact[] = (["focus", "armor", "fast_draw", "bushido"] as const).map(
  plain("property"),
);
export const ALL_CARDS: readonly CardFact[] = [...WEAPONS, ...ACTIONS, ...PROPERTY_CARDS];

export const CHARACTERS: readonly CharacterName[] = [
  ...(["benkei", "chiyome", "ginchiyo", "goemon", "hanzo", "hideyoshi"] as const),
  ...(["ieyasu", "kojiro", "musashi", "nobunaga", "tomoe", "ushiwaka"] as const),
];
export const ROLES: readonly (Role | null)[] = ["shogun", "samurai", "ninja", "ronin", null];

export function wordsOf({ card }: CardFact): CardWords {
  const id = `katana-card-${card.replaceAll("_", "-")}`;
  const name = say(id);
  return {
    name,
    narrow: words().attribute(id, "narrow") ?? name,
    effect: say("katana-view-card-effect", { card, yours: "yes" }),
    accuracy: say("katana-view-card-accuracy"),
    damage: say("katana-view-card-damage"),
  };
}
