/** What this browser itself saw of a deal and added to it, kept from before the first card so that its end can be checked. */

import { keep, recall } from "./stored";
import type { View } from "./wire";

export interface Witness {
  table: string;
  /** null: a spectator's. */
  seat: number | null;
  /** The promise as it was first shown here, and whether that was before the first card. */
  commitment: string;
  early: boolean;
  /** What this browser added to the deal, "" for nothing; and before, should the table refuse that. */
  nonce: string;
  former: string;
  /** What all seats had added when the game began, in hexadecimal; empty until then. */
  nonces: string[];
}

const WITNESSES = "ludotheque.witnesses";
const MOST = 200;
export const NONCE_LENGTH = 40;

const all = (): Witness[] => recall<Witness[]>(WITNESSES, []);

export const witnessesOf = (table: string): Witness[] => all().filter((each) => each.table === table);

/** Of a game from a file, whose table nobody names: what this browser saw under its seal, if it was there. */
export const witnessesUnder = (commitment: string): Witness[] =>
  all().filter((each) => each.commitment === commitment);

export const witnessOf = (table: string, seat: number | null): Witness | undefined =>
  witnessesOf(table).find((each) => each.seat === seat);

export function keepWitness(witness: Witness): void {
  const others = all().filter((each) => each.table !== witness.table || each.seat !== witness.seat);
  keep(WITNESSES, [...others, witness].slice(-MOST));
}

export function forgetWitness(table: string, seat: number | null): void {
  keep(
    WITNESSES,
    all().filter((each) => each.table !== table || each.seat !== seat),
  );
}

export function forgetWitnesses(table: string): void {
  keep(
    WITNESSES,
    all().filter((each) => each.table !== table),
  );
}

/** The table was made here, with this nonce, after its promise. */
export function witnessMaking(table: string, seat: number, commitment: string, nonce: string): void {
  keepWitness({ table, seat, commitment, early: true, nonce, former: "", nonces: [] });
}

/** Notes what a view shows of the deal for the first time. */
export function witness({ you, table }: View): Witness {
  const known = witnessOf(table.id, you);
  if (known !== undefined && (known.nonces.length > 0 || table.nonces.length === 0)) return known;
  const { id, commitment, nonces, status } = table;
  const fresh = { table: id, seat: you, commitment, early: status === "open", nonce: "", former: "" };
  const now = { ...(known ?? fresh), nonces };
  keepWitness(now);
  return now;
}

/** This is what the seat adds from now on. */
export function addNonce(known: Witness, nonce: string): void {
  if (nonce !== known.nonce) keepWitness({ ...known, nonce, former: known.nonce });
}

/** The table did not take what was added last. Returns what counts instead. */
export function takeBackNonce(known: Witness): string {
  keepWitness({ ...known, nonce: known.former });
  return known.former;
}

/** A nonce that nobody guesses: 130 bits, as letters and digits that are not taken for one another. */
export function newNonce(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  return [...crypto.getRandomValues(new Uint8Array(26))].map((each) => letters[each % 32]).join("");
}

/** What was typed, as the table takes it: in one line, without signs that cannot be seen. */
export function readableNonce(typed: string): string {
  const plain = typed
    .replace(/\p{Z}+/gu, " ")
    .replace(/\p{C}/gu, "")
    .trim();
  return [...plain].slice(0, NONCE_LENGTH).join("").trim();
}
