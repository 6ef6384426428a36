/** A game in a few words: its name, what it is about, how many it takes. */

import { boxOf } from "./boxes";
import { say, words } from "./language.svelte";
import { isHouseRule, openOptions, optionId } from "./newtable";
import type { GameInfo, TableInfo } from "./wire";

/** A code as words: an edition "tilsit-2005" is "Tilsit 2005". */
export function readable(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll(/[-_]/g, " ");
}

/** From its box; else the message that a game brings under its own name; else its code read as a word. */
export function titleOf(game: string): string {
  return boxOf(game)?.title ?? words().maybe(game, readable(game));
}

export function aboutOf(game: string): string {
  const art = boxOf(game);
  return art ? say(art.about) : (words().attribute(game, "about") ?? "");
}

/** The message over the course of its finished games; `.period` and `.count` are what the figures are. */
export const courseMessage = (game: string): string => boxOf(game)?.course ?? "page-after-course";

/** "2–5, or 4–8 in teams". */
export function peopleOf(game: GameInfo): string {
  // A seating that needs an option is a house rule; the box does not promise it.
  const alone = game.tables.filter((each) => !each.teams && !isHouseRule(each)).map((each) => each.players);
  const teams = game.tables.filter((each) => each.teams).map((each) => each.players);
  const all = alone.length > 0 ? alone : game.tables.map((each) => each.players);
  const from = Math.min(...all);
  const to = Math.max(...all);
  if (teams.length > 0 && alone.length > 0)
    return say("page-people-teams", { from, to, few: Math.min(...teams), many: Math.max(...teams) });
  return from === to ? say("page-people-exact", { people: from }) : say("page-people", { from, to });
}

/** How many sit at a table, and whether in teams. */
export function sizeOf({ options, seats }: TableInfo): string {
  return say(options["teams"] === true ? "page-summary-teams" : "page-summary", { players: seats.length });
}

/** What was chosen for a table that is not as in the box: "Encounter cards: with". */
export function chosenOf(game: GameInfo, { options, seats }: TableInfo): string[] {
  const seating = { players: seats.length, teams: options["teams"] === true, options: {} };
  return openOptions(game, seating).flatMap(({ name, values }) => {
    const value = options[name];
    if (value === undefined || value === values[0]) return [];
    const word = words().maybe(optionId(game.name, name, value), String(value));
    return [say("page-option-named", { option: say(optionId(game.name, name)), value: word })];
  });
}
