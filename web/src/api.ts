/** The server's few answers over HTTP. */

import type {
  Analysis,
  Course,
  Deal,
  Failure,
  FileFailure,
  GameInfo,
  Games,
  NewLesson,
  NewTable,
  Promised,
  PushAddress,
  PushEnd,
  Replay,
  Rules,
  Sentence,
  TableMade,
  WhatIf,
} from "./wire";
import type { Lang } from "./words";

/** What went wrong, as a sentence of the catalogue. */
export class Refusal extends Error {
  constructor(
    readonly sentence: Sentence,
    readonly status: number,
    /** What the server said besides the sentence, of a file that it does not accept. */
    readonly file: FileFailure | null = null,
  ) {
    super(sentence.id);
  }
}

const UNREACHABLE: Sentence = { id: "page-unreachable", args: {}, seats: {} };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | FileFailure | null;
  const file = failure !== null && "line" in failure ? failure : null;
  throw new Refusal(failure?.error ?? UNREACHABLE, answer.status, file);
}

async function read<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

/** As one who has been given a table's secret. */
const holding = (secret: string): RequestInit => ({ headers: { Authorization: `Bearer ${secret}` } });

const sending = (value: unknown, headers: HeadersInit = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(value),
});

const pathOf = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

let house: Promise<Games> | null = null;

/** What tables can be made of here, asked once. */
export function fetchHouse(): Promise<Games> {
  house ??= read<Games>("/api/games").catch((error: unknown) => {
    house = null;
    throw error;
  });
  return house;
}

/** The games this server plays. */
export function fetchGames(): Promise<GameInfo[]> {
  return fetchHouse().then((answer) => answer.games);
}

/** A new seed's promise, for the next table that is made here. */
export const makePromise = (): Promise<Promised> => read("/api/promises", { method: "POST" });

export const makeTable = (table: NewTable): Promise<TableMade> => read("/api/tables", sending(table));

/** A table at which one learns the game. */
export const makeLesson = (lesson: NewLesson): Promise<TableMade> => read("/api/lessons", sending(lesson));

export const fetchRules = (game: string, lang: Lang): Promise<Rules> =>
  read(`/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`);

/** What the finished game was dealt from, dealt again by the server. */
export const fetchDeal = (table: string, secret: string): Promise<Deal> =>
  read(pathOf(table, "deal"), holding(secret));

/** The finished game as a file's text, or this seat's own view of it before. */
export async function fetchRecord(table: string, secret: string): Promise<string> {
  return (await ask(pathOf(table, "record"), holding(secret))).text();
}

/** The finished game looked back on, as far as that is done. */
export const fetchAnalysis = (table: string, secret: string): Promise<Analysis> =>
  read(pathOf(table, "analysis"), holding(secret));

/** What each side of the finished game had, day by day, round by round or turn by turn. */
export const fetchCourse = (table: string, secret: string): Promise<Course> =>
  read(pathOf(table, "course"), holding(secret));

/** The game moment by moment with these eyes; with one's own for "". */
export const fetchReplay = (table: string, secret: string, eye: string): Promise<Replay> =>
  read(`${pathOf(table, "replay")}?eye=${encodeURIComponent(eye)}`, holding(secret));

/** The same of a game kept in a file. */
export const readReplay = (record: string, eye: string): Promise<Replay> =>
  read(`/api/replay?eye=${encodeURIComponent(eye)}`, {
    method: "POST",
    headers: { "Content-Type": "text/plain" },
    body: record,
  });

/** A new table at which a finished game is gone on with: of a table whose secret this is, or of a file. */
export const makeWhatIf = (wanted: WhatIf, table: string, secret: string): Promise<TableMade> =>
  read(
    table === "" ? "/api/what-if" : pathOf(table, "what-if"),
    sending(wanted, { Authorization: `Bearer ${secret}` }),
  );

/** This browser wants to be told when it is the seat's turn. */
export async function pushHere(table: string, secret: string, address: PushAddress): Promise<void> {
  await ask(pathOf(table, "push"), sending(address, { Authorization: `Bearer ${secret}` }));
}

/** It wants it no more. */
export async function pushNoMore(table: string, secret: string, end: PushEnd): Promise<void> {
  const body = sending(end, { Authorization: `Bearer ${secret}` });
  await ask(pathOf(table, "push"), { ...body, method: "DELETE" });
}
