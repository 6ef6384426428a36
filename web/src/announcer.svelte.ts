/** What a screen reader is told: the log politely and in order, "your turn" and what is done to me at once. */

/** Milliseconds: by then it has been taken to be spoken, and who reads on through the page finds no old news there. */
export const STAYS = 10_000;

export interface Said {
  key: number;
  text: string;
}

class Announcer {
  polite = $state.raw<readonly Said[]>([]);
  assertive = $state.raw<readonly Said[]>([]);
  #key = 0;

  tell(texts: readonly string[]): void {
    if (texts.length > 0) this.polite = [...this.polite, ...this.#said(texts)];
  }

  /** Said even when it is the same sentence as before. */
  urge(text: string): void {
    this.assertive = [...this.assertive, ...this.#said([text])];
  }

  /** What was urgent is not any more. */
  calm(): void {
    this.assertive = [];
  }

  silence(): void {
    this.polite = [];
    this.assertive = [];
  }

  #said(texts: readonly string[]): Said[] {
    const said = texts.map((text) => ({ key: ++this.#key, text }));
    const last = this.#key;
    setTimeout(() => this.#forget(last), STAYS);
    return said;
  }

  #forget(last: number): void {
    this.polite = this.polite.filter(({ key }) => key > last);
    this.assertive = this.assertive.filter(({ key }) => key > last);
  }
}

export const announcer = new Announcer();
