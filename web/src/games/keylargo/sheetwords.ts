/** The sheets' own words about cards, divers and encounter cards, in the present language. */

import { dashed } from "./encounters";
import type { CardFact, Half, Item, Weekday } from "./facts";
import type { Play } from "./play.svelte";

export class SheetWords {
  constructor(private readonly play: Play) {}

  /** "Marchandises, 3 unités, 60 $ à la fin, dos moyen", as it is heard. */
  card = ({ type, units, value, depth }: CardFact): string =>
    this.play.say("keylargo-view-card-heard", {
      card: type,
      units,
      value: this.play.phrases.money(value),
      depth,
    });

  encounter = (code: string): string => this.play.say(`keylargo-encounter-${dashed(code)}`);
  effect = (code: string): string => this.play.say(`keylargo-encounter-${dashed(code)}-effect`);

  item = (item: Item): string => this.play.say("keylargo-view-item", { item });

  /** "mardi après-midi" */
  when = ({ day, half }: { day: number; half: Half }): string =>
    this.play.say("keylargo-view-when", { day: this.weekday(this.play.facts.days[day - 1]?.weekday), half });

  private weekday = (weekday: Weekday = "friday"): string => this.play.say(`keylargo-weekday-${weekday}`);

  /** How many boats lie there, for the line below a place's name. */
  boats = (boats: readonly number[]): string => this.play.say("keylargo-view-boats", { n: boats.length });
}
