/** The seats this browser holds, and the links it may still give away. Secrets live here and in link fragments only. */

import type { Key } from "./socket";
import { isStored, keep, recall } from "./stored";
import type { TableMade } from "./wire";
import { forgetWitness, forgetWitnesses } from "./witness";

export interface HeldSeat extends Key {
  table: string;
  /** null: a spectator's secret, or one of which it is not known yet what it opens. */
  seat: number | null;
  game: string;
  /** The seat's own name, as last known here. */
  name: string;
}

export interface Links {
  table: string;
  seats: { seat: number; secret: string }[];
  /** null where this browser was not given it. */
  watch: string | null;
}

/** The secret of one's own with which this browser follows an invitation. */
interface OwnSecret {
  table: string;
  invitation: string;
  secret: string;
}

/** What the shelf shows of a table without asking the server. */
export interface Glimpse {
  table: string;
  status: "open" | "playing" | "over";
  yours: boolean;
  names: string[];
  tokens: number[];
  at: number;
}

const SEATS = "ludotheque.seats";
const LINKS = "ludotheque.links";
const OWN = "ludotheque.own";
const GLIMPSES = "ludotheque.glimpses";
/** So many links that were followed are known; more than anybody has games at once. */
export const MOST_OWN = 200;

/** Later than any time at which a table has ended. */
const [UNKNOWN, GOING_ON] = [1e16, 2e16];

const glimpses = (): Glimpse[] => recall<Glimpse[]>(GLIMPSES, []);

export function heldSeats(): HeldSeat[] {
  return recall<HeldSeat[]>(SEATS, []);
}

export function seatsAt(table: string): HeldSeat[] {
  return heldSeats().filter((each) => each.table === table);
}

/** Whether several people sit here: one device is passed round. */
export const holdsSeveral = (table: string): boolean =>
  seatsAt(table).filter((each) => each.seat !== null).length > 1;

/** Whether this browser will still hold its seats when the page is closed. */
export const seatsAreStored = (): boolean => isStored(SEATS);

/** Remembers a seat; the same one again only refreshes what is known of it. Newest last. */
export function holdSeat(seat: HeldSeat): boolean {
  const former = seatsAt(seat.table).filter((each) => seat.seat !== null && each.seat === seat.seat);
  for (const { table, secret } of former) if (secret !== seat.secret) loseSeat(table, secret);
  const others = heldSeats().filter((each) => !(each.table === seat.table && each.secret === seat.secret));
  return keep(SEATS, [...others, seat]);
}

/** This secret opens the seat no more; what was added to the deal with it has gone too. */
export function loseSeat(table: string, secret: string): void {
  const isLost = (each: HeldSeat): boolean => each.table === table && each.secret === secret;
  const held = heldSeats();
  for (const { seat } of held.filter(isLost)) forgetWitness(table, seat);
  keep(
    SEATS,
    held.filter((each) => !isLost(each)),
  );
}

/** As the server makes secrets: 144 bits in base64url. */
export function newSecret(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  return text.replaceAll("+", "-").replaceAll("/", "_");
}

/** With what this browser has followed the invitation; null if it has not, or has not kept it. */
export function ownSecret(table: string, invitation: string): string | null {
  const all = recall<OwnSecret[]>(OWN, []);
  return all.find((each) => each.table === table && each.invitation === invitation)?.secret ?? null;
}

/** Where there are too many, those of ended tables go first, then of unknown ones, the oldest first of each. */
export function keepOwnSecret(table: string, invitation: string, secret: string): void {
  const others = recall<OwnSecret[]>(OWN, []).filter((each) => each.invitation !== invitation);
  const all = [...others, { table, invitation, secret }];
  const seen = new Map(glimpses().map((each) => [each.table, each]));
  const order = (own: OwnSecret): number => {
    const known = seen.get(own.table);
    if (known === undefined) return UNKNOWN;
    return known.status === "over" ? known.at : GOING_ON;
  };
  // Of those that are alike the first in the list was not used for longest.
  const toGo = all.slice(0, -1).sort((a, b) => order(a) - order(b));
  const gone = new Set(toGo.slice(0, Math.max(0, all.length - MOST_OWN)));
  keep(
    OWN,
    all.filter((each) => !gone.has(each)),
  );
}

/** Forgets all that this browser holds at a table, but the way back by a link that it has followed. */
export function leaveTable(table: string): void {
  keep(
    SEATS,
    heldSeats().filter((each) => each.table !== table),
  );
  keep(
    LINKS,
    recall<Links[]>(LINKS, []).filter((each) => each.table !== table),
  );
  keep(
    GLIMPSES,
    glimpses().filter((each) => each.table !== table),
  );
  forgetWitnesses(table);
}

export function linksOf(table: string): Links | null {
  return recall<Links[]>(LINKS, []).find((each) => each.table === table) ?? null;
}

function keepLinks(links: Links): void {
  const others = recall<Links[]>(LINKS, []).filter((each) => each.table !== links.table);
  keep(LINKS, [...others, links]);
}

/** A link to this seat, to be given away from here; it takes the place of a former one. */
export function keepLink(table: string, seat: number, secret: string): void {
  const known = linksOf(table) ?? { table, seats: [], watch: null };
  const others = known.seats.filter((each) => each.seat !== seat);
  keepLinks({ ...known, seats: [...others, { seat, secret }] });
}

/** Sorts a new table's secrets: seats of this device are held, open ones become links, the watch link is both. */
export function takeSeats(
  made: TableMade,
  game: string,
  kinds: readonly { kind: "me" | "open" | "device" | "bot"; name?: string }[],
): void {
  const links: Links = { table: made.table, seats: [], watch: made.watch };
  for (const { seat, secret } of made.seats) {
    const wanted = kinds[seat];
    if (secret === null || wanted === undefined) continue;
    if (wanted.kind === "open") links.seats.push({ seat, secret });
    else holdSeat({ table: made.table, seat, secret, game, name: wanted.name ?? "" });
  }
  keepLinks(links);
}

export function glimpse(seen: Glimpse): void {
  const others = glimpses().filter((each) => each.table !== seen.table);
  keep(GLIMPSES, [...others.slice(-49), seen]);
}

export interface KnownTable {
  table: string;
  game: string;
  seats: HeldSeat[];
  glimpse: Glimpse | null;
}

/** The tables of this browser for the shelf, most recent first; yours to play before all others. */
export function knownTables(): KnownTable[] {
  const seen = new Map(glimpses().map((each) => [each.table, each]));
  const tables = new Map<string, KnownTable>();
  for (const seat of heldSeats()) {
    const known = tables.get(seat.table);
    if (known) known.seats.push(seat);
    else
      tables.set(seat.table, {
        table: seat.table,
        game: seat.game,
        seats: [seat],
        glimpse: seen.get(seat.table) ?? null,
      });
  }
  const weight = ({ glimpse: seen }: KnownTable): number => (seen?.yours ? 2e15 : 0) + (seen?.at ?? 0);
  return [...tables.values()].reverse().sort((a, b) => weight(b) - weight(a));
}
