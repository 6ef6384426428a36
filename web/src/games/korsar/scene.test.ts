import { describe, expect, test } from "vitest";
import { SITUATIONS, situation } from "./look/fixtures";
import { sceneOf, type Scene } from "./scene";
import { beastsOf } from "./signs";

const seen = (name: string): Scene => sceneOf(situation(name))!;

describe("the table as a viewer sees it", () => {
  test("opponents sit clockwise from the left neighbour, oneself last", () => {
    const scene = seen("waiting");
    expect(scene.near.side).toBe(0);
    expect(scene.opponents.map((side) => side.side)).toEqual([1, 2, 3]);
  });

  test("partners are one side, with one beast and one plate", () => {
    const scene = seen("team8");
    expect(scene.teams).toBe(true);
    expect(scene.near.seats).toEqual([0, 1]);
    expect(scene.opponents.map((side) => side.seats)).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
    ]);
  });

  test("a ship lies in the waters of the side whose seat laid it", () => {
    for (const name of SITUATIONS) {
      const scene = seen(name);
      for (const side of [scene.near, ...scene.opponents]) {
        for (const ship of side.ships) expect(side.seats).toContain(ship.owner);
      }
    }
  });

  test("tied leaders stand together", () => {
    for (const ship of seen("yours").ships.filter((each) => each.by === "tie")) {
      const leads = ship.columns.map((column) => column.leads);
      expect(leads.lastIndexOf(true) - leads.indexOf(true) + 1).toBe(leads.filter(Boolean).length);
    }
  });

  test("a spectator looks from the first side", () => {
    const scene = seen("watch");
    expect(scene.you).toBeNull();
    expect(scene.near.mine).toBe(false);
  });
});

describe("beasts", () => {
  const seat = (n: number, token: number, side = n) => ({
    seat: n,
    side,
    token,
    name: "",
    kind: "human" as const,
    level: null,
    present: true,
    contributed: false,
    invited_by: null,
    deputy: null,
  });

  test("a token names its beast; one without a beast, or with a taken one, gets the first free", () => {
    const beasts = beastsOf([seat(0, 2), seat(1, 8), seat(2, 1), seat(3, 2)]);
    expect([...beasts.entries()].sort()).toEqual([
      [0, "turtle"],
      [1, "octopus"],
      [2, "whale"],
      [3, "crab"],
    ]);
  });

  test("in a team the beast is the team's", () => {
    const beasts = beastsOf([seat(0, 4, 0), seat(1, 1, 0), seat(2, 2, 2), seat(3, 3, 2)]);
    expect([...beasts.entries()]).toEqual([
      [0, "crab"],
      [2, "turtle"],
    ]);
  });

  test("six alone have six beasts", () => {
    const beasts = beastsOf([1, 2, 3, 4, 5, 6].map((token, n) => seat(n, token)));
    expect(new Set(beasts.values()).size).toBe(6);
  });
});
