/** The keyboard at Key Largo's table: digits choose a line of what is asked, Enter takes it, Esc goes back, L the log,
 * ? the rules about what has the focus. Arrows among wrecks are the board's (compass.ts). */

import type { Play } from "./play.svelte";
import { press as pressInSheet } from "./sheetkeys";

export interface Desk {
  play: Play;
  root: HTMLElement;
}

const PARAGRAPHS: readonly [selector: string, paragraph: string][] = [
  ["[data-program], [data-confirm]", "KL 2.3"],
  ["[data-wreck]", "KL 2.4"],
  ['[data-place="bar"]', "KL 2.5"],
  ['[data-place="dolphins"]', "KL 2.6"],
  ['[data-place="shop"]', "KL 2.7"],
  ['[data-place="market"]', "KL 2.8"],
  ["[data-encounter]", "KL 3.1"],
  ["[data-treasure]", "KL 1.10"],
];

/** The paragraph of the rules about whatever has the focus. */
export function paragraphAt(element: Element | null): string | undefined {
  return PARAGRAPHS.find(([selector]) => element?.closest(selector))?.[1];
}

/** Does what the key asks for; true if it was for the table. */
export function press(event: KeyboardEvent, { play, root }: Desk): boolean {
  if (/^[1-9]$/.test(event.key)) return digit(event, play, root);
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "Escape":
      return back(play);
    case "l":
      openLog(play, root);
      return true;
    case "?":
      play.ui.help(paragraphAt(document.activeElement));
      return true;
    default:
      return false;
  }
}

/** A line of what lies in front (the cards, a visit, a dive); with nothing there, the list of all that can be done. */
function digit(event: KeyboardEvent, play: Play, root: HTMLElement): boolean {
  if (pressInSheet(event, root)) return true;
  if (play.view.legal.length === 0) return false;
  play.open({ what: "moves" });
  return true;
}

/** The card laid down last comes back. */
function back(play: Play): boolean {
  if (!play.programs || play.missing === 2) return false;
  play.takeBack();
  return true;
}

function openLog(play: Play, root: HTMLElement): void {
  const log = root.querySelector<HTMLElement>("[data-log]");
  if (log?.checkVisibility()) log.focus();
  else play.open({ what: "log" });
}
