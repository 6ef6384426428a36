/** What this browser holds at a table when one of the table's pages opens. */

import { linksOf, seatsAt, type HeldSeat } from "./seats";

export interface Holding {
  /** The secret of the link that was opened, or of what this tab showed before; it goes before all others. */
  given: string | null;
  /** The seats of people here: several on a device that is passed round. */
  people: HeldSeat[];
  /** What shows the table as everybody may see it. */
  watch: string | null;
}

/** The secret of a link leaves the address, and stays with this tab. */
export function holdingAt(table: string, link: string | null): Holding {
  const given = link ?? (history.state as { secret?: string } | null)?.secret ?? null;
  // The secret leaves the address bar, so that copying the address does not give the seat away.
  if (given !== null) history.replaceState({ secret: given }, "", location.pathname + location.search);
  const held = seatsAt(table);
  const watch = linksOf(table)?.watch ?? held.find((each) => each.seat === null)?.secret ?? null;
  return { given, people: held.filter((each) => each.seat !== null), watch };
}

/** The one secret to look with; null where there is none. */
export function secretOf({ given, people, watch }: Holding): string | null {
  // A device that is passed round looks as everybody may, until all hands are open.
  const own = people.length > 1 ? null : (people[0]?.secret ?? null);
  return given ?? own ?? watch ?? people[0]?.secret ?? null;
}
