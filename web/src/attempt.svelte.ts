/** What asks the server for something, and says why it did not come about. */

import { Refusal } from "./api";
import { say, words } from "./language.svelte";
import { toasts } from "./toast.svelte";

/** Why a request failed, in words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Refusal ? words().sentence(error.sentence, null, String) : say("page-unreachable");

/** Buttons of which one is at work at a time. */
export class Attempt {
  busy = $state(false);

  /** Does it, unless something is being done; a failure is told. */
  run = async (deed: () => Promise<void>): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    try {
      await deed();
    } catch (error) {
      toasts.refuse(reasonOf(error));
    } finally {
      this.busy = false;
    }
  };
}
