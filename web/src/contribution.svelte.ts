/** What this browser adds to the chance of a deal, for its own seat, until the game begins. */

import type { Session } from "./session.svelte";
import type { Sentence, View } from "./wire";
import { addNonce, newNonce, takeBackNonce, witness } from "./witness";

export class Contribution {
  /** "" while nothing is added from here. */
  word = $state("");

  /** Adds what was typed; without it what was added before, or something that nobody guesses. */
  add(session: Session, view: View, typed = ""): void {
    const known = witness(view);
    // Another device that holds this seat has added something, and will look for it.
    const elsewhere = known.nonce === "" && view.table.seats[view.you ?? -1]?.contributed;
    if (elsewhere && typed === "") return;
    const word = typed || known.nonce || newNonce();
    if (!session.contribute(word)) return;
    addNonce(known, word);
    this.word = word;
  }

  /** Something was refused at the table: if it was this, what was added before counts. */
  refused(view: View, sentence: Sentence): void {
    if (/^error-(nonce-|dealt$)/.test(sentence.id)) this.word = takeBackNonce(witness(view));
  }
}
