/** The two lines that say whose turn it is. */

import { isAway } from "../../absence";
import type { LogEntry } from "../../wire";
import { endTitle } from "./ending";
import type { Play } from "./play.svelte";

export function headline(play: Play): string {
  if (play.over) return play.say("korsar-view-turn-over");
  if (play.turn === null) return "";
  if (play.turn === play.scene.you)
    return play.say(isAway(play.view) ? "page-deputy-turn" : "korsar-view-turn-yours");
  return play.say("korsar-view-turn-other", { who: play.phrases.seat(play.turn) });
}

export function underline(play: Play): string {
  const { round } = play.scene.facts;
  if (play.over) return endTitle(play);
  if (play.chosen)
    return play.say("korsar-view-round-chosen", { round, card: play.phrases.card(play.chosen) });
  if (play.scene.you === null)
    return `${play.say("korsar-view-round", { round })} · ${play.say("korsar-view-watching")}`;
  return play.say("korsar-view-round-took", { round, gold: takenNow(play.view.log, play.turn) });
}

/** Gold that this seat has just collected: the last entries of the log, when they are its collections. */
export function takenNow(log: readonly LogEntry[], seat: number | null): number {
  let gold = 0;
  for (const { sentence } of log.toReversed()) {
    if (sentence.id !== "korsar-event-collect" || sentence.seats["seat"] !== seat) break;
    gold += Number(sentence.args["gold"]);
  }
  return gold;
}
