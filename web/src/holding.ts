/** What this browser holds at a table when one of the table's pages opens. */

import { keepOwnSecret, linksOf, newSecret, ownSecret, seatsAt, type HeldSeat } from "./seats";
import type { Key } from "./socket";

export interface Holding {
  /** The secret of the link that was opened, or of what this tab showed before; it goes before all others. */
  given: string | null;
  /** The seats of people here: several on a device that is passed round. */
  people: HeldSeat[];
  /** What shows the table as everybody may see it. */
  watch: string | null;
}

/** The link by which a seat has left this device. */
export interface Departure {
  link: string;
  game: string;
}

/**
 * What stays with a tab: the secret of the link that was opened there, and one's own with which it was followed;
 * or else how a seat left from there.
 */
interface Tab {
  secret?: string;
  own?: string;
  departure?: Departure;
}

const tab = (): Tab => (history.state as Tab | null) ?? {};

/** The secret of a link leaves the address, and stays with this tab. */
export function holdingAt(table: string, link: string | null): Holding {
  // The secret leaves the address bar, so that copying the address does not give the seat away.
  if (link !== null) history.replaceState({ secret: link }, "", location.pathname + location.search);
  const held = seatsAt(table);
  const opened = tab().secret ?? null;
  const own = opened === null ? null : ownSecret(table, opened);
  const given = held.some((each) => each.secret === own) ? own : opened;
  const watch = linksOf(table)?.watch ?? held.find((each) => each.seat === null)?.secret ?? null;
  return { given, people: held.filter((each) => each.seat !== null), watch };
}

/** The one secret to look with; null where there is none. */
export function secretOf({ given, people, watch }: Holding): string | null {
  // A device that is passed round looks as everybody may, until all hands are open.
  const own = people.length > 1 ? null : (people[0]?.secret ?? null);
  return given ?? own ?? watch ?? people[0]?.secret ?? null;
}

/** Where the browser stores nothing, what opens one's place stays with the tab, and is there when that is loaded again. */
export function stayWithTab(secret: string): void {
  const { secret: known, own } = tab();
  if (secret !== known && secret !== own) history.replaceState({ secret } satisfies Tab, "");
}

/** The link by which a seat has left stays with the tab: a browser may let go of a page at which one is not looking. */
export function departWithTab(departure: Departure): void {
  history.replaceState({ departure } satisfies Tab, "");
}

/** How a seat left from this tab; null if none did. */
export const departed = (): Departure | null => tab().departure ?? null;

/** How to sit down with a secret that was given: with one of one's own besides, unless this browser holds it already. */
export function keyTo(table: string, given: string): Key {
  if (seatsAt(table).some((each) => each.secret === given)) return { secret: given };
  const { secret, own: kept } = tab();
  const own = ownSecret(table, given) ?? (secret === given ? kept : null) ?? newSecret();
  // Before it is sent: else a line that breaks then would leave the seat to nobody.
  keepOwnSecret(table, given, own);
  history.replaceState({ secret: given, own } satisfies Tab, "");
  return { secret: own, invitation: given };
}
