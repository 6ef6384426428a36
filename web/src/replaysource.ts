/** Where a game that is seen again comes from: a table of this house, or a file that somebody kept. */

import { fetchDeal, fetchRecord, fetchReplay, makeWhatIf, readReplay } from "./api";
import { dealIn } from "./proof";
import type { Deal, Replay, TableMade, WhatIf } from "./wire";

export interface ReplaySource {
  /** The table's id; empty for a file. */
  table: string;
  secret: string;
  /** The game with these eyes, one's own for "". */
  ask: (eye: string) => Promise<Replay>;
  record: () => Promise<string>;
  /** What the finished game was dealt from; a file was dealt again when it was read. */
  deal: () => Promise<Deal>;
  whatIf: (moment: number, seat: number, level: WhatIf["level"]) => Promise<TableMade>;
}

export function fromTable(table: string, secret: string): ReplaySource {
  return {
    table,
    secret,
    ask: (eye) => fetchReplay(table, secret, eye),
    record: () => fetchRecord(table, secret),
    deal: () => fetchDeal(table, secret),
    whatIf: (moment, seat, level) => makeWhatIf({ moment, seat, level }, table, secret),
  };
}

export function fromFile(text: string): ReplaySource {
  return {
    table: "",
    secret: "",
    ask: (eye) => readReplay(text, eye),
    record: () => Promise.resolve(text),
    deal: () => Promise.resolve(dealIn(text)),
    whatIf: (moment, seat, level) => makeWhatIf({ moment, seat, level, record: text }, "", ""),
  };
}
