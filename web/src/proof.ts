/** Whether a finished game was dealt as it was promised: what the table tells now against what this browser saw before. */

import { sha256 } from "./sha256";
import type { Deal } from "./wire";
import type { Witness } from "./witness";

/** "unseen": this browser cannot tell; what it did not see before the first card, it cannot vouch for. */
export interface Check {
  about: "promise" | "own" | "others" | "rules";
  seat: number | null;
  finding: "right" | "wrong" | "unseen";
}

/** "partly": nothing is wrong, but not all of it could be seen from here. */
export type Verdict = "whole" | "partly" | "wrong";

export const hexOf = (text: string): string =>
  [...new TextEncoder().encode(text)].map((each) => each.toString(16).padStart(2, "0")).join("");

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (each) => parseInt(each, 16));

/** What a seat added, to be read: words are UTF-8. */
export const wordOf = (nonce: string): string => new TextDecoder().decode(bytesOf(nonce));

const finding = (right: boolean): "right" | "wrong" => (right ? "right" : "wrong");

/** The checks of a deal, the first about the promise. `witnesses`: of all seats of this browser, or its spectator's. */
export function checksOf(deal: Deal, witnesses: readonly Witness[]): Check[] {
  return [
    promiseCheck(deal, witnesses),
    ...ownChecks(deal, witnesses),
    ...otherChecks(deal, witnesses),
    { about: "rules", seat: null, finding: finding(deal.flaw === null) },
  ];
}

function promiseCheck(deal: Deal, witnesses: readonly Witness[]): Check {
  const commitment = sha256(bytesOf(deal.seed));
  const kept = [deal.commitment, ...witnesses.map((each) => each.commitment)].every(
    (each) => each === commitment,
  );
  const unseen = kept && !witnesses.some((each) => each.early);
  return { about: "promise", seat: null, finding: unseen ? "unseen" : finding(kept) };
}

function ownChecks(deal: Deal, witnesses: readonly Witness[]): Check[] {
  const own = witnesses.filter((each) => each.nonce !== "");
  if (own.length === 0) return [{ about: "own", seat: null, finding: "unseen" }];
  return own.map(({ seat, nonce }) => {
    return { about: "own", seat, finding: finding(deal.nonces[seat ?? -1] === hexOf(nonce)) };
  });
}

function otherChecks(deal: Deal, witnesses: readonly Witness[]): Check[] {
  const told = witnesses.filter((each) => each.nonces.length > 0);
  if (told.length === 0) return [];
  const same = told.every(({ nonces }) => nonces.join() === deal.nonces.join());
  return [{ about: "others", seat: null, finding: finding(same) }];
}

export function verdictOf(checks: readonly Check[]): Verdict {
  if (checks.some((each) => each.finding === "wrong")) return "wrong";
  return checks.some((each) => each.finding === "unseen") ? "partly" : "whole";
}

/** What a record says that its game was dealt from. That all follows from it was found by whoever read it. */
export function dealIn(record: string): Deal {
  const said = (line: RegExp): string[][] => [...record.matchAll(line)].map((match) => match.slice(1));
  const nonces = said(/^seat \d/gm).map(() => "");
  for (const [seat, nonce = ""] of said(/^nonce (\d) (.*)$/gm)) nonces[Number(seat)] = nonce;
  return {
    commitment: said(/^commitment (.*)$/gm)[0]?.[0] ?? "",
    seed: said(/^seed (.*)$/gm)[0]?.[0] ?? "",
    nonces,
    decisions: said(/^\d: /gm).length,
    flaw: null,
  };
}
