/** Short messages over the page: done, happened, or refused and why. The newest replaces the one before. */

export interface Toast {
  kind: "done" | "news" | "refusal";
  text: string;
  key: number;
}

const LASTS = { done: 4000, news: 6000, refusal: 9000 };

class Toasts {
  /** Shows a rule that a message cites; null where there is no game whose rules they would be. */
  onrule = $state.raw<((paragraph: string) => void) | null>(null);
  now = $state.raw<Toast | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = 0;

  done = (text: string): void => this.#show("done", text);
  tell = (text: string): void => this.#show("news", text);
  refuse = (text: string): void => this.#show("refusal", text);

  dismiss = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };

  #show(kind: Toast["kind"], text: string): void {
    clearTimeout(this.#timer);
    this.#key += 1;
    this.now = { kind, text, key: this.#key };
    this.#timer = setTimeout(this.dismiss, LASTS[kind]);
  }
}

export const toasts = new Toasts();
