/** Links to seats: those that this browser may give away, and new ones for people who have lost theirs. */

import { linkTo } from "./addresses";
import { keepLink, linksOf, newSecret } from "./seats";
import type { Session } from "./session.svelte";
import type { SeatInfo, View } from "./wire";

/** The link that somebody may sit down by at this seat; null where none is awaited, or another has the link. */
export function invitationTo({ table, you }: View, seat: SeatInfo): string | null {
  const isMine = seat.kind === "open" || (seat.invited_by !== null && seat.invited_by === you);
  const secret = linksOf(table.id)?.seats.find((each) => each.seat === seat.seat)?.secret;
  return isMine && secret !== undefined ? linkTo(table.id, secret) : null;
}

/** Asks for a new link to the seat of another person; it is good when the table says who made it. */
export function inviteAgain(session: Session, table: string, seat: number): void {
  const invitation = newSecret();
  keepLink(table, seat, invitation);
  session.invite(seat, invitation);
}
