/** Which line of a numbered list a key chooses: digits by number, arrows, Home and End from where one is. */

export interface Lines {
  lines: number;
  chosen: number;
  /** Whether the focus is on a line: arrows belong to the list only then. */
  inside: boolean;
}

/** How long a second digit may still join the first one, in milliseconds. */
const TOGETHER = 900;

export class LineKeys {
  #typed = 0;
  #at = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  line(key: string, { lines, chosen, inside }: Lines): number | null {
    if (lines === 0) return null;
    if (/^[0-9]$/.test(key)) return this.#digit(Number(key), lines);
    if (!inside) return null;
    if (key === "ArrowDown") return (chosen + 1) % lines;
    if (key === "ArrowUp") return (chosen - 1 + lines) % lines;
    if (key === "Home") return 0;
    if (key === "End") return lines - 1;
    return null;
  }

  /** "1" then "2" is line 12 where there is one, else line 2. */
  #digit(digit: number, lines: number): number | null {
    const soon = this.now() - this.#at < TOGETHER;
    const joined = soon ? this.#typed * 10 + digit : digit;
    const number = joined >= 1 && joined <= lines ? joined : digit;
    if (number < 1 || number > lines) return null;
    this.#typed = number;
    this.#at = this.now();
    return number - 1;
  }
}
