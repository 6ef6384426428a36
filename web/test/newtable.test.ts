import { describe, expect, it } from "vitest";
import {
  isAlone,
  newTable,
  openOptions,
  optionId,
  plan,
  resized,
  seatingFor,
  waysToSit,
} from "../src/newtable";
import { NO_PACE } from "../src/timeleft";
import type { GameInfo } from "../src/wire";

const game: GameInfo = {
  name: "korsar",
  max_seats: 8,
  tables: [
    { players: 2, teams: false, options: {} },
    { players: 4, teams: false, options: {} },
    { players: 4, teams: true, options: {} },
    { players: 6, teams: false, options: { allow_six_individual: true } },
  ],
  options: [
    { name: "captain_rule", values: ["chase", "last_placed"] },
    { name: "allow_six_individual", values: [false, true] },
    { name: "team_admiral", values: ["team", "owner_only"] },
    { name: "start_player", values: ["random", 0, 1, 2, 3, 4] },
  ],
  levels: ["discovery", "easygoing", "shrewd", "strong", "fearsome"],
  deputy: "shrewd",
  rules: true,
  lesson: true,
  editions: ["tilsit", "second"],
};
const alone = { players: 2, teams: false, options: {} };
const teams = { players: 4, teams: true, options: {} };
const me = { name: "Inès", token: 8 };

const sixAlone = { players: 6, teams: false, options: { allow_six_individual: true } };

describe("the ways to sit down", () => {
  it("keep apart what the box does not know", () => {
    const ways = waysToSit(game.tables).map(({ name, tables }) => [
      name,
      tables.map(({ players }) => players),
    ]);
    expect(ways).toEqual([
      ["page-each-alone", [2, 4]],
      ["page-each-alone-house", [6]],
      ["page-in-teams", [4]],
    ]);
  });

  it("are one where everybody plays alone", () => {
    expect(waysToSit([alone]).map(({ name }) => name)).toEqual(["page-each-alone"]);
  });
});

describe("the options of a table", () => {
  it("leave out what the seating says, and send it with the table", () => {
    expect(openOptions(game, sixAlone).map((each) => each.name)).toEqual(["captain_rule", "start_player"]);
    const table = newTable("korsar", sixAlone, {}, plan(game, sixAlone, "bot"), me);
    expect(table.options).toEqual({ allow_six_individual: true, players: 6 });
  });

  it("leave out what is about teams where there are none", () => {
    expect(openOptions(game, alone).map((each) => each.name)).toEqual(["captain_rule", "start_player"]);
    expect(openOptions(game, teams).map((each) => each.name)).toContain("team_admiral");
  });

  it("name only seats that the table has", () => {
    expect(openOptions(game, alone).at(-1)?.values).toEqual(["random", 0, 1]);
  });

  it("have their words under the game's name", () => {
    expect(optionId("korsar", "captain_rule", "last_placed")).toBe("korsar-option-captain-rule-last-placed");
  });
});

describe("a table to be made", () => {
  it("against bots has those with which a beginner may win, else the best that there are", () => {
    const few = { ...game, levels: ["discovery" as const] };
    expect(plan(few, alone, "bot").map((each) => each.level)).toEqual(["discovery", "discovery"]);

    const table = newTable("korsar", alone, {}, plan(game, alone, "bot"), me);
    expect(table).toEqual({
      game: "korsar",
      options: { players: 2 },
      seats: [
        { kind: "me", name: "Inès", token: 8 },
        { kind: "bot", level: "easygoing" },
      ],
    });
  });

  it("names an edition only where one was chosen", () => {
    const made = (edition = "") =>
      newTable("korsar", alone, {}, plan(game, alone, "bot"), me, { edition }).edition;
    expect(made("second")).toBe("second");
    expect(made()).toBeUndefined();
  });

  it("names a clock only where one was chosen", () => {
    const made = (pace = NO_PACE) => newTable("korsar", alone, {}, plan(game, alone, "bot"), me, { pace });
    expect(made({ clock: 10, bank: 300, days: 0 })).toMatchObject({ clock: 10, bank: 300, days: 0 });
    expect(made()).not.toHaveProperty("clock");
  });

  it("allows hints only where they are wanted", () => {
    const made = (hints = false) =>
      newTable("korsar", alone, {}, plan(game, alone, "bot"), me, { hints }).hints;
    expect(made(true)).toBe(true);
    expect(made()).toBeUndefined();
  });

  it("is one's own as long as nobody else but bots sits down", () => {
    expect(isAlone(plan(game, alone, "bot"))).toBe(true);
    expect(isAlone(plan(game, alone, "open"))).toBe(false);
    expect(isAlone(plan(game, alone, "device"))).toBe(false);
  });

  it("on one device gives everybody another token", () => {
    const table = newTable("korsar", teams, {}, plan(game, teams, "device"), me);
    expect(table.seats.map((each) => each.token)).toEqual([8, 1, 2, 3]);
    expect(table.options).toEqual({ players: 4, teams: true });
  });

  it("made larger keeps who was chosen and goes on in the same way", () => {
    const seats = resized(plan(game, alone, "open"), 4);
    expect(seats.map((each) => each.kind)).toEqual(["me", "open", "open", "open"]);
  });

  it("of a number that the game does not have is the game's first", () => {
    expect(seatingFor(game, 7)).toEqual(alone);
  });
});
