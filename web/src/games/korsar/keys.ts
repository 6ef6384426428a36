/** The keyboard at Korsar's table: 1–9 a card, letters a ship, Enter lays, Esc puts back, D or P draws, L the log, ? help. */

import type { Play } from "./play.svelte";

/** Ships' letters, without those that draw and open the log. */
export const LETTERS = "abcefghijkmnoqrstuvwxyz";

export interface Desk {
  play: Play;
  focusCard: (n: number) => void;
  focusShip: (slot: number) => void;
  openLog: () => void;
}

/** Does what the key asks for; true if it was for the table. */
export function press(key: string, { play, focusCard, focusShip, openLog }: Desk): boolean {
  const card = /^[1-9]$/.test(key) ? play.hand[Number(key) - 1] : undefined;
  if (card) {
    if (play.chosen?.key !== card.key) play.choose(card);
    focusCard(Number(key) - 1);
    return true;
  }
  const letter = LETTERS.indexOf(key);
  const ship = play.chosen && letter >= 0 ? play.fleet[letter] : undefined;
  if (ship) {
    focusShip(ship.slot);
    play.aim(ship.slot);
    return true;
  }
  switch (key) {
    case "Escape": {
      if (!play.chosen) return false;
      const at = play.hand.indexOf(play.chosen);
      play.putBack();
      focusCard(at);
      return true;
    }
    case "d":
    case "p":
      play.drawCard();
      return true;
    case "l":
      openLog();
      return true;
    case "?":
      play.helpAt(document.activeElement);
      return true;
    default:
      return false;
  }
}

/** Arrows among ships, in the order in which they are read. */
export function stepAmongShips(key: string, slot: number, { play, focusShip }: Desk): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!step) return false;
  const at = play.fleet.findIndex((ship) => ship.slot === slot);
  const to = play.fleet[(at + step + play.fleet.length) % play.fleet.length];
  if (to) focusShip(to.slot);
  return to !== undefined;
}
