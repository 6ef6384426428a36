/** What the viewer may see of the roles, and who may see the viewer's. */

import { seatsAt } from "../../seats";
import type { Facts } from "./facts";

/** Whether the whole table knows this role: the Shogun's, and with three players every one. */
export function isPublic({ seats }: Facts, seat: number): boolean {
  return seats[seat]?.role?.role === "shogun" || seats.every(({ role }) => role !== null);
}

/** Whether several people hold seats of this table on this device. */
export const isShared = (table: string): boolean =>
  seatsAt(table).filter(({ seat }) => seat !== null).length > 1;
