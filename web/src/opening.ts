/** Making a table and sitting down at it. */

import { tableAt } from "./addresses";
import { makeLesson, makePromise, makeTable } from "./api";
import { usualLevel, newTable, plan, seatingFor, type SeatPlan } from "./newtable";
import { boxOf } from "./boxes";
import { person } from "./person.svelte";
import { router } from "./route.svelte";
import { takeSeats } from "./seats";
import { paceOf } from "./timeleft";
import type { GameInfo, NewSeat, NewTable, View } from "./wire";
import { newNonce, witnessMaking } from "./witness";

/** Makes the table, keeps its secrets and opens it. Its seats add to the deal when they have seen its promise. */
export async function openTable(table: NewTable): Promise<void> {
  const { commitment } = await makePromise();
  const seats = table.seats.map(withNonce);
  const made = await makeTable({ ...table, seats, commitment });
  takeSeats(made, table.game, seats);
  seats.forEach(({ nonce }, seat) => {
    if (nonce) witnessMaking(made.table, seat, commitment, nonce);
  });
  router.go(tableAt(made.table));
}

const withNonce = (seat: NewSeat): NewSeat =>
  seat.kind === "me" || seat.kind === "device" ? { ...seat, nonce: newNonce() } : seat;

const me = (): { name: string; token: number } => ({ name: person.name.trim(), token: person.token });

const FIRST_TABLE = 3;

/** The table that "play now" makes: oneself and the usual bots, by the box's own rules, with hints and taking back. */
export function playNow(game: GameInfo): Promise<void> {
  const seating = seatingFor(game, boxOf(game.name)?.players ?? FIRST_TABLE);
  return openTable(
    newTable(game.name, seating, {}, plan(game, seating, "bot"), me(), { hints: true, learning: true }),
  );
}

/** A table of one's own at which the game is learnt by playing. */
export async function learn(game: string): Promise<void> {
  const made = await makeLesson({ game, ...me() });
  takeSeats(
    made,
    game,
    made.seats.map(({ secret }) => (secret === null ? { kind: "bot" } : { kind: "me", name: me().name })),
  );
  router.go(tableAt(made.table));
}

export function botsNow(game: GameInfo): number {
  return seatingFor(game, boxOf(game.name)?.players ?? FIRST_TABLE).players - 1;
}

/** The same table once more: bots as they were, people by new links, the seats of this device again here. */
export function playAgain(game: GameInfo, view: View, mine: ReadonlySet<number>): Promise<void> {
  const seats = view.table.seats.map((each): SeatPlan => {
    const level = each.level ?? usualLevel(game);
    if (each.seat === view.you) return { kind: "me", level, name: each.name };
    if (each.kind === "bot") return { kind: "bot", level, name: "" };
    return { kind: mine.has(each.seat) ? "device" : "open", level, name: each.name };
  });
  const { options } = view.table;
  const seating = { players: seats.length, teams: options["teams"] === true, options: {} };
  return openTable(
    newTable(game.name, seating, options, seats, me(), {
      pace: paceOf(view.table),
      hints: view.table.hints,
      learning: view.table.learning,
    }),
  );
}
