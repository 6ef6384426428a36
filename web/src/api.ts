/** The server's few answers over HTTP. */

import type {
  Analysis,
  Deal,
  Failure,
  FileFailure,
  GameInfo,
  Games,
  NewLesson,
  NewTable,
  Promised,
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

let house: Promise<Games> | null = null;

/** What tables can be made of here, asked once. */
export function fetchHouse(): Promise<Games> {
  house ??= ask("/api/games")
    .then((answer) => answer.json() as Promise<Games>)
    .catch((error: unknown) => {
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
export async function makePromise(): Promise<Promised> {
  const answer = await ask("/api/promises", { method: "POST" });
  return (await answer.json()) as Promised;
}

export async function makeTable(table: NewTable): Promise<TableMade> {
  const answer = await ask("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(table),
  });
  return (await answer.json()) as TableMade;
}

/** A table at which one learns the game. */
export async function makeLesson(lesson: NewLesson): Promise<TableMade> {
  const answer = await ask("/api/lessons", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(lesson),
  });
  return (await answer.json()) as TableMade;
}

export async function fetchRules(game: string, lang: Lang): Promise<Rules> {
  const answer = await ask(`/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`);
  return (await answer.json()) as Rules;
}

/** What the finished game was dealt from, dealt again by the server. */
export async function fetchDeal(table: string, secret: string): Promise<Deal> {
  const answer = await ask(`/api/tables/${encodeURIComponent(table)}/deal`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  return (await answer.json()) as Deal;
}

/** The finished game as a file's text, or this seat's own view of it before. */
export async function fetchRecord(table: string, secret: string): Promise<string> {
  const answer = await ask(`/api/tables/${encodeURIComponent(table)}/record`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  return answer.text();
}

/** The finished game looked back on, as far as that is done. */
export async function fetchAnalysis(table: string, secret: string): Promise<Analysis> {
  const answer = await ask(`/api/tables/${encodeURIComponent(table)}/analysis`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
  return (await answer.json()) as Analysis;
}

/** The game moment by moment with these eyes; with one's own for "". */
export async function fetchReplay(table: string, secret: string, eye: string): Promise<Replay> {
  const path = `/api/tables/${encodeURIComponent(table)}/replay?eye=${encodeURIComponent(eye)}`;
  const answer = await ask(path, { headers: { Authorization: `Bearer ${secret}` } });
  return (await answer.json()) as Replay;
}

/** The same of a game kept in a file. */
export async function readReplay(record: string, eye: string): Promise<Replay> {
  const answer = await ask(`/api/replay?eye=${encodeURIComponent(eye)}`, {
    method: "POST",
    headers: { "Content-Type": "text/plain" },
    body: record,
  });
  return (await answer.json()) as Replay;
}

/** A new table at which a finished game is gone on with: of a table whose secret this is, or of a file. */
export async function makeWhatIf(wanted: WhatIf, table: string, secret: string): Promise<TableMade> {
  const path = table === "" ? "/api/what-if" : `/api/tables/${encodeURIComponent(table)}/what-if`;
  const answer = await ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` },
    body: JSON.stringify(wanted),
  });
  return (await answer.json()) as TableMade;
}
