/** Views and seats for tests, with only what a test is about spelled out. */

import { vi } from "vitest";
import type { LogEntry, Offer, SeatInfo, View } from "../src/wire";

export function seat(number: number, name: string, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    side: number,
    name,
    token: number + 1,
    kind: "human",
    level: null,
    present: true,
    deputy: null,
    contributed: false,
    invited_by: null,
    ...change,
  };
}

export function offer(action: number, id = "draw"): Offer {
  return { action, text: id, fields: { type: id }, sentence: { id, args: {}, seats: {} } };
}

export function entry(seq: number, change: Partial<LogEntry> = {}): LogEntry {
  return { seq, sentence: { id: "table-begun", args: {}, seats: {} }, mine: false, ...change };
}

export function view(change: Partial<View> = {}): View {
  return {
    type: "view",
    seq: 1,
    you: 0,
    table: {
      id: "t",
      game: "korsar",
      options: {},
      commitment: "",
      status: "playing",
      seats: [seat(0, "Inès"), seat(1, "Malo")],
      edition: null,
      clock: 0,
      bank: 0,
      days: 0,
      hints: false,
      learning: false,
      origin: null,
      host: 0,
      nonces: [],
    },
    to_act: [0],
    decision: 0,
    observation: {},
    facts: {},
    legal: [offer(0), offer(1)],
    refusals: [],
    log: [],
    time_left: [],
    lesson: null,
    undo: null,
    question: null,
    ...change,
  };
}

/** As in a browser that lets nothing be stored. */
export function refusingStorage(deed: () => void): void {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });
  deed();
  refuse.mockRestore();
}
