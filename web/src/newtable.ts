/** What a table can be made of, and the message that makes it. */

import { isTimed, NO_PACE } from "./timeleft";
import type {
  GameInfo,
  Level,
  NewSeat,
  NewTable,
  OptionInfo,
  Options,
  OptionValue,
  Pace,
  Seating,
} from "./wire";

export interface SeatPlan {
  kind: NewSeat["kind"];
  level: Level;
  name: string;
}

/** The options that a person chooses besides how many sit down. */
export function openOptions(game: GameInfo, seating: Seating): OptionInfo[] {
  return game.options
    .filter(({ name }) => !game.tables.some(({ options }) => name in options))
    .filter(({ name }) => seating.teams || !isAboutTeams(name))
    .map((option) => ({ ...option, values: option.values.filter((value) => fits(value, seating)) }))
    .filter(({ values }) => values.length > 1);
}

// By convention of the options' names: they say so in their first word.
const isAboutTeams = (name: string): boolean => /^(team|partner)_/.test(name);

/** A figure among an option's values is a seat; a table of three has no seat 5. */
const fits = (value: OptionValue, { players }: Seating): boolean =>
  typeof value !== "number" || value < players;

export const optionId = (game: string, option: string, value?: OptionValue): string =>
  [game, "option", option, ...(value === undefined ? [] : [String(value)])].join("-").replaceAll("_", "-");

/** The bots that one plays with unless one chooses: worth a game to a beginner, and ready at once. */
export function usualLevel(game: GameInfo): Level {
  return game.levels.find((level) => level === "easygoing") ?? game.levels.at(-1) ?? "easygoing";
}

/** The seating of this many, each alone where that is possible; else the game's first. */
export function seatingFor(game: GameInfo, players: number): Seating {
  const [first] = game.tables;
  return (
    game.tables.find((each) => each.players === players && !each.teams) ??
    first ?? { players, teams: false, options: {} }
  );
}

/** A seating that the box does not know needs an option. */
export const isHouseRule = ({ options }: Seating): boolean => Object.keys(options).length > 0;

/** The ways to sit down, each by the message that names it: what is a house rule stands apart. */
export function waysToSit(tables: readonly Seating[]): { name: string; tables: Seating[] }[] {
  const alone = tables.filter(({ teams }) => !teams);
  return [
    { name: "page-each-alone", tables: alone.filter((each) => !isHouseRule(each)) },
    { name: "page-each-alone-house", tables: alone.filter(isHouseRule) },
    { name: "page-in-teams", tables: tables.filter(({ teams }) => teams) },
  ].filter((way) => way.tables.length > 0);
}

/** One's own seat first, the others as `kind` says. */
export function plan(game: GameInfo, seating: Seating, kind: SeatPlan["kind"]): SeatPlan[] {
  const level = usualLevel(game);
  return Array.from({ length: seating.players }, (_, seat) => ({
    kind: seat === 0 ? ("me" as const) : kind,
    level,
    name: "",
  }));
}

/** The plan for another number of seats: what was chosen stays, new seats are like the last one. */
export function resized(seats: readonly SeatPlan[], players: number): SeatPlan[] {
  const last = seats.at(-1);
  const fresh: SeatPlan = {
    kind: last === undefined || last.kind === "me" ? "bot" : last.kind,
    level: last?.level ?? "easygoing",
    name: "",
  };
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? { ...fresh });
}

/** Whether there is nobody else but bots. */
export const isAlone = (seats: readonly SeatPlan[]): boolean =>
  seats.every(({ kind }) => kind === "me" || kind === "bot");

export interface Me {
  name: string;
  token: number;
}

/** What a table may have beyond the box: another edition, a time to decide, hints; alone, to take back freely. */
export interface Extras {
  edition?: string;
  pace?: Pace;
  hints?: boolean;
  learning?: boolean;
}

export function newTable(
  game: string,
  seating: Seating,
  options: Options,
  seats: readonly SeatPlan[],
  me: Me,
  { edition = "", pace = NO_PACE, hints = false, learning = false }: Extras = {},
): NewTable {
  let token = me.token;
  const nextToken = (): number => (token = (token % 8) + 1);
  return {
    game,
    options: {
      ...options,
      ...seating.options,
      players: seating.players,
      ...(seating.teams ? { teams: true } : {}),
    },
    seats: seats.map((seat): NewSeat => {
      if (seat.kind === "me") return { kind: "me", name: me.name, token: me.token };
      if (seat.kind === "bot") return { kind: "bot", level: seat.level };
      if (seat.kind === "device") return { kind: "device", name: seat.name.trim(), token: nextToken() };
      return { kind: "open" };
    }),
    ...(edition === "" ? {} : { edition }),
    ...(isTimed(pace) ? pace : {}),
    ...(hints ? { hints } : {}),
    ...(learning && isAlone(seats) ? { learning } : {}),
  };
}
