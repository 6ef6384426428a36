/** The keyboard at Katana's table: digits choose a line of what can be done, Enter takes it, Esc puts the card back, F ends
 * the phase, D draws, L opens the log, ? the rules about what has the focus. */

import type { Card, CharacterName } from "./facts";
import type { Play } from "./play.svelte";

export interface Desk {
  play: Play;
  root: HTMLElement;
}

/** How a card or a character is called as a paragraph of the rules: "KA-Battle-Cry". */
const named = (code: string): string =>
  `KA-${code
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("-")}`;

export const cardParagraph = ({ card }: { card: Card }): string => named(card);
export const characterParagraph = (name: CharacterName): string => named(name);

/** The paragraph of the rules about whatever has the focus, else about the chosen card. */
export function paragraphAt(element: Element | null, play: Play): string | undefined {
  const key = element?.closest<HTMLElement>("[data-card]")?.dataset["card"];
  const card = play.hand.find((each) => each.key === key) ?? play.chosen;
  const seat = element?.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
  if (seat !== undefined) return characterParagraph(play.seat(Number(seat)).character);
  if (card) return cardParagraph(card);
  return element?.closest("[data-pile]") ? "KA 3.10" : undefined;
}

/** Does what the key asks for; true if it was for the table. */
export function press(event: KeyboardEvent, { play, root }: Desk): boolean {
  if (stepAmongSeats(event, play, root) || stepAmongLines(event, root)) return true;
  if (/^[0-9]$/.test(event.key)) return digit(event.key, play, root);
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "Enter":
      return enter(play, root);
    case "Escape":
      return back(play, root);
    case "f":
      play.attempt("end");
      return true;
    case "d":
      play.attempt("draw");
      return true;
    case "l":
      openLog(play, root);
      return true;
    case "?":
      play.ui.help(paragraphAt(document.activeElement, play));
      return true;
    default:
      return false;
  }
}

const shown = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility?.() ?? true);

/** A line of what lies in front; where none is to be seen, the list of all that can be done opens. */
function digit(key: string, play: Play, root: HTMLElement): boolean {
  const [line] = shown(root, `[data-digit="${key}"]`);
  if (line) line.focus();
  else if (play.view.legal.length > 0 && shown(root, "[data-digit]").length === 0)
    play.open({ what: "moves" });
  return true;
}

/** Up and down among the lines of a list, from one that has the focus. */
export function stepAmongLines(event: KeyboardEvent, root: HTMLElement): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const lines = shown(root, "[data-line], [data-choice]");
  const at = lines.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return false;
  lines[(at + step + lines.length) % lines.length]?.focus();
  return true;
}

/** Arrows lead from seat to seat, in turn order. */
function stepAmongSeats(event: KeyboardEvent, play: Play, root: HTMLElement): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = (event.target as Element | null)?.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
  if (!step || here === undefined) return false;
  const { order } = play;
  const at = order.indexOf(Number(here));
  root
    .querySelector<HTMLElement>(`[data-seat="${order[(at + step + order.length) % order.length]}"]`)
    ?.focus();
  return true;
}

/** On the chosen card: to its first target, or it is played where it takes none. */
function enter(play: Play, root: HTMLElement): boolean {
  const focused = document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset["card"];
  if (!play.chosen || focused !== play.chosen.key) return false;
  const target = play.aims.find(({ offers }) => offers.length > 0);
  if (target) root.querySelector<HTMLElement>(`[data-seat="${target.seat}"]`)?.focus();
  else if (play.plain) play.send(play.plain);
  return true;
}

/** The chosen card goes back, and the focus to it; what lies open closes first. */
function back(play: Play, root: HTMLElement): boolean {
  const key = play.chosen?.key;
  if (key === undefined || play.opened !== null) return false;
  play.putBack();
  root.querySelector<HTMLElement>(`[data-card="${key}"]`)?.focus();
  return true;
}

function openLog(play: Play, root: HTMLElement): void {
  const [log] = shown(root, "[data-log]");
  if (log) log.focus();
  else play.open({ what: "log" });
}
