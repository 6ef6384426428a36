/** The question of the moment: what is asked of the viewer, or for whom the table waits. */

import type { Args } from "../../words";
import { DEPTHS, type Depth } from "./signs";
import type { Play } from "./play.svelte";

export interface Prompt {
  title: string;
  /** What helps to answer it, or nothing. */
  detail: string;
}

/** `room`: small on a phone, large on a desk. */
export function promptOf(play: Play, room: "small" | "large"): Prompt {
  const { facts, say } = play;
  const ask = (id: string, args: Args = {}): string => say(`keylargo-view-prompt-${id}`, { room, ...args });
  if (facts.over) return { title: winners(play), detail: "" };
  if (play.deputed) return { title: say("page-deputy-turn"), detail: lastNews(play) };
  if (facts.phase === "program") return programPrompt(play, ask);
  if (!play.mine) return { title: otherPrompt(play), detail: lastNews(play) };
  return { title: ask(facts.phase, occasion(play)), detail: detailOf(play, ask) };
}

type Ask = (id: string, args?: Args) => string;

function programPrompt(play: Play, ask: Ask): Prompt {
  if (play.mine) return { title: ask("program"), detail: ask("program-sub") };
  const names = play.view.to_act.map(play.phrases.seat);
  const detail = play.say("keylargo-view-still-choosing", {
    count: names.length,
    who: play.phrases.list(names),
  });
  return { title: ask(play.you === null ? "all-choose" : "chosen"), detail: names.length > 0 ? detail : "" };
}

/** The seat whose dive may be sabotaged, and whether one holds a card for now: who has any is asked. */
const occasion = ({ facts, phrases, offer }: Play): Args => ({
  who: facts.turn === null ? "" : phrases.seat(facts.turn),
  able: offer("sabotage") ? "yes" : "no",
  plays: offer("play_encounter") ? "yes" : "no",
});

function detailOf(play: Play, ask: Ask): string {
  const { facts } = play;
  switch (facts.phase) {
    case "place":
      return ask("place-sub", { depth: reachOf(play) });
    case "sabotage":
      return play.offer("sabotage") ? ask("sabotage-sub") : "";
    case "draw":
    case "treasure":
    case "monster": {
      const wreck = facts.wrecks.find((each) => each.letter === facts.dive?.wreck);
      return wreck ? ask("draw-sub", { left: wreck.left, wreck: wreck.letter }) : "";
    }
    case "bar":
    case "shop":
    case "dolphins":
      return ask("boats", { boats: facts.places[facts.phase].boats.length });
    case "market":
      return ask("market-sub");
    default:
      return "";
  }
}

/** The depth that the best equipped of one's divers reaches. */
function reachOf({ facts, you }: Play): Depth {
  const team = you === null ? [] : (facts.seats[you]?.divers ?? []);
  const deepest = Math.max(0, ...team.map((diver) => (diver ? DEPTHS.indexOf(diver.reach) : 0)));
  return DEPTHS[deepest] ?? "shallow";
}

function otherPrompt(play: Play): string {
  const { actor, facts, phrases, say } = play;
  if (actor === null) return "";
  return say("keylargo-view-prompt-other", { phase: facts.phase, who: phrases.seat(actor) });
}

/** What happened last, as long as there is nothing to decide. */
function lastNews({ view, phrases }: Play): string {
  const last = view.log.at(-1);
  return last ? phrases.sentence(last.sentence) : "";
}

function winners({ facts, you, phrases, say }: Play): string {
  const over = facts.over;
  if (!over) return "";
  const fortune = phrases.money(Math.max(...over.scores));
  if (over.winners.length === 1 && over.winners[0] === you)
    return say("keylargo-view-prompt-over-you", { fortune });
  const who = phrases.list(over.winners.map(phrases.seat));
  return say("keylargo-view-prompt-over", { count: over.winners.length, who, fortune });
}
