/** A world for sockets: lines that tests open and break, and a clock that they turn. */

import type { World } from "../src/socket";
import type { FromClient, FromServer } from "../src/wire";

export class Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: FromClient[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.breaks(1000);
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export class TestWorld implements World {
  readonly lines: Line[] = [];
  readonly waits: number[] = [];
  #due: (() => void) | null = null;
  isOnline = true;
  time = 0;

  open(url: string): WebSocket {
    const line = new Line(url);
    this.lines.push(line);
    return line as unknown as WebSocket;
  }

  later(ms: number, deed: () => void): number {
    this.waits.push(ms);
    this.#due = deed;
    return this.waits.length;
  }

  never(): void {
    this.#due = null;
  }

  random(): number {
    return 1;
  }

  now(): number {
    return this.time;
  }

  online(): boolean {
    return this.isOnline;
  }

  get line(): Line {
    const last = this.lines.at(-1);
    if (last === undefined) throw new Error("no line was opened");
    return last;
  }

  /** The wait for the next try ends. */
  passes(): void {
    const deed = this.#due;
    this.#due = null;
    deed?.();
  }

  get waiting(): boolean {
    return this.#due !== null;
  }
}
