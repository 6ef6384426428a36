/** One's own seat on its way to another device: it leaves this one by a link that is good once. */

import { linkTo } from "./addresses";
import { newSecret } from "./seats";
import type { Session } from "./session.svelte";
import type { Sentence } from "./wire";

export class Moving {
  /** By which the seat goes; null where it stays. */
  link = $state<string | null>(null);

  constructor(private readonly table: string) {}

  /** Asks for it; a line that breaks then does not lose it. */
  go(session: Session, seat: number): void {
    const invitation = newSecret();
    if (session.invite(seat, invitation)) this.link = linkTo(this.table, invitation);
  }

  /** Something was refused, which may be this; else the link may be all that opens the seat by now. */
  refused({ id }: Sentence): void {
    if (id.startsWith("error-invite-")) this.link = null;
  }

  /** Whether it is this by which nothing here opens the seat any more; `why`: what the house said of it, if it did. */
  isWhy(why: Sentence | null): boolean {
    return this.link !== null && (why === null || why.id === "error-seat-moved");
  }
}
