/** What a screen reader is told: the log politely and in order, "your turn" and what is done to me at once. */

const KEPT = 6;

class Announcer {
  polite = $state.raw<{ key: number; text: string }[]>([]);
  assertive = $state("");
  #key = 0;

  tell(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const entries = texts.map((text) => ({ key: ++this.#key, text }));
    this.polite = [...this.polite, ...entries].slice(-KEPT);
  }

  /** Said even when it is the same sentence as before: an invisible mark makes the text a new one. */
  urge(text: string): void {
    this.assertive = this.assertive === text ? `${text}\u00a0` : text;
  }

  silence(): void {
    this.polite = [];
    this.assertive = "";
  }
}

export const announcer = new Announcer();
