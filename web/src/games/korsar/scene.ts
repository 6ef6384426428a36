/** The table as this viewer sees it: sides in the order of the plates, each with its ships. No rule is worked out here. */

import type { View } from "../../wire";
import { factsOf, type Facts, type ShipFact } from "./facts";
import { beastsOf, type Beast } from "./signs";

export interface Ship extends ShipFact {
  /** Its place among those on the table: what an action's `ship` means. */
  slot: number;
  /** The side whose waters it lies in. */
  side: number;
}

export interface Side {
  side: number;
  seats: number[];
  beast: Beast;
  mine: boolean;
  ships: Ship[];
  /** Gold it would take at its next turn. */
  haul: number;
  /** Ships taken so far. */
  taken: number;
}

export interface Scene {
  facts: Facts;
  you: number | null;
  teams: boolean;
  /** Clockwise from the left neighbour; the near side is not among them. */
  opponents: Side[];
  /** The viewer's own side, or for a spectator the first. */
  near: Side;
  ships: Ship[];
  held: number[];
  turn: number | null;
}

export function sceneOf(view: View): Scene | null {
  const facts = factsOf(view);
  if (!facts || facts.sides.length === 0) return null;
  const ships = shipsOf(facts);
  const sides = sidesOf(view, facts, ships);
  const mine = view.you === null ? facts.sides[0] : facts.sides[view.you];
  const at = Math.max(
    0,
    sides.findIndex((side) => side.side === mine),
  );
  return {
    facts,
    you: view.you,
    teams: sides.some((side) => side.seats.length > 1),
    opponents: [...sides.slice(at + 1), ...sides.slice(0, at)],
    near: sides[at]!,
    ships,
    held: facts.cards,
    turn: view.to_act[0] ?? null,
  };
}

function shipsOf(facts: Facts): Ship[] {
  return facts.ships.map((ship, slot) => ({
    ...ship,
    slot,
    columns: tiedTogether(ship),
    side: facts.sides[ship.owner] ?? ship.owner,
  }));
}

/** Columns in order of arrival, except that tied leaders stand together. */
function tiedTogether({ by, columns }: ShipFact): ShipFact["columns"] {
  if (by !== "tie") return columns;
  const first = columns.findIndex((column) => column.leads);
  if (first < 0) return columns;
  return [
    ...columns.slice(0, first),
    ...columns.slice(first).filter((column) => column.leads),
    ...columns.slice(first).filter((column) => !column.leads),
  ];
}

function sidesOf(view: View, facts: Facts, ships: readonly Ship[]): Side[] {
  const beasts = beastsOf(view.table.seats);
  const mine = view.you === null ? null : facts.sides[view.you];
  return [...new Set(facts.sides)].map((side) => {
    const seats = facts.sides.flatMap((each, seat) => (each === side ? [seat] : []));
    return {
      side,
      seats,
      beast: beasts.get(side) ?? "whale",
      mine: side === mine,
      ships: ships.filter((ship) => ship.side === side),
      haul: Math.max(0, ...seats.map((seat) => facts.haul[seat] ?? 0)),
      taken: seats.reduce((count, seat) => count + (facts.taken[seat]?.length ?? 0), 0),
    };
  });
}

/** The side with this number, wherever it sits. */
export function sideOf(scene: Scene, side: number): Side {
  return [scene.near, ...scene.opponents].find((each) => each.side === side) ?? scene.near;
}
