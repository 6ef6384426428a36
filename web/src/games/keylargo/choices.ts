/** What may be done in a dive, each with what it does for certain. */

import type { Offer } from "../../wire";
import { deedOf, is } from "./deeds";
import type { DiveFact, DiverFact } from "./facts";
import type { Play } from "./play.svelte";
import type { IconName } from "./signs";

export interface Choice {
  offer: Offer;
  icon: IconName | null;
  title: string;
  detail: string;
}

export function piecesOf(diver: DiverFact | null | undefined): number {
  return diver ? diver.hoses + Number(diver.trident) + Number(diver.weight) : 0;
}

/** As they came; to want no encounter card is the last thing to be offered. */
export const inOrder = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((a, b) => Number(is(a, "decline")) - Number(is(b, "decline")));

/** Divers who may still draw in turn. */
export const yetToDraw = ({ divers }: DiveFact): number[] =>
  divers.filter(({ present, drawn }) => present && !drawn).map(({ diver }) => diver);

export function choiceOf(play: Play, dive: DiveFact, offer: Offer): Choice {
  const { say } = play;
  const deed = deedOf(offer);
  const choice = (icon: IconName | null, title: string, detail: string): Choice => ({
    offer,
    icon,
    title,
    detail,
  });
  const told = (icon: IconName | null, id: string, args: Record<string, string | number>): Choice =>
    choice(icon, say(`keylargo-view-dive-${id}`, args), say(`keylargo-view-dive-${id}-does`, args));
  const drawer = dive.drawer ?? 0;
  switch (deed.type) {
    case "draw":
      return told("dive", "draw", { diver: deed.diver });
    case "volunteer":
      return told("encounter", "volunteer", { diver: deed.diver });
    case "surface":
      return told("boat", "surface", { treasures: dive.treasures, monsters: dive.aside });
    case "use_trident":
      return told("trident", "trident", { carrier: deed.diver, diver: drawer });
    case "flee":
      return told(null, "flee", {
        diver: drawer,
        n: piecesOf(play.facts.seats[dive.seat]?.divers[drawer - 1]),
      });
    case "use_weight":
      return told("weight", "weight", { carrier: deed.carrier, diver: deed.diver });
    case "keep": {
      const next = yetToDraw(dive);
      return told(null, "keep", {
        weight: play.offer("use_weight") ? "yes" : "no",
        n: next.length,
        diver: next[0] ?? 0,
      });
    }
    case "sabotage":
      return told("encounter", "sabotage", { diver: deed.diver, who: play.phrases.seat(dive.seat) });
    case "pass":
      return told(null, play.facts.phase === "watch" ? "leave-card" : "let-dive", {});
    case "decline":
      return told(null, "decline", { half: play.facts.half });
    case "play_encounter":
      return choice("encounter", encounterTitle(play, offer), play.phrases.effect(deed.encounter));
    default:
      return choice(null, play.phrases.sentence(offer.sentence), "");
  }
}

/** The card's name, and what it brings at once. */
function encounterTitle(play: Play, offer: Offer): string {
  const deed = deedOf(offer);
  const name = deed.type === "play_encounter" ? play.phrases.encounter(deed.encounter) : "";
  const deal = play.deal(offer);
  return deal === 0 ? name : `${name} ${play.phrases.change(deal)}`;
}
