/** One seat's line to its table: sits down, listens, and comes back by itself when the line breaks. */

import type { FromClient, FromServer, Hint, Presence, Refused, View } from "./wire";

export type Connection =
  | "connecting"
  | "live"
  /** The line broke; the next try is on its way. */
  | "lost"
  /** The browser itself has no network. */
  | "offline"
  /** The seat was opened in another place, which holds it now. */
  | "elsewhere"
  /** The secret opens nothing here. */
  | "refused"
  | "missing"
  /** The game at this table is of a program that this server is not: what is left of it may be kept. */
  | "older"
  /** Nobody can read what is kept of this table. */
  | "unreadable"
  /** The server does not understand this page: it is older or newer than the server. */
  | "outdated"
  | "closed";

/** What opens a place at a table. */
export interface Key {
  secret: string;
  /** The link that was followed, by which `secret` is to become one's own; the server says whether it has. */
  invitation?: string | undefined;
}

export interface Listener {
  view(view: View, first: boolean): void;
  presence(presence: Presence): void;
  refused(refused: Refused): void;
  hint(hint: Hint): void;
  connection(connection: Connection): void;
}

/** What the socket needs of the world; tests give their own. */
export interface World {
  open(url: string): WebSocket;
  later(ms: number, deed: () => void): number;
  never(timer: number): void;
  random(): number;
  /** Milliseconds, from any beginning. */
  now(): number;
  online(): boolean;
}

export const BROWSER: World = {
  open: (url) => new WebSocket(url),
  later: (ms, deed) => window.setTimeout(deed, ms),
  never: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
  now: () => performance.now(),
  online: () => navigator.onLine,
};

const FINAL: Record<number, Connection> = {
  4400: "outdated",
  4401: "refused",
  4404: "missing",
  4409: "elsewhere",
  4410: "older",
  4411: "unreadable",
};
const FLOOD = 4429;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const FLOOD_WAIT = 10_000;

/** Milliseconds before try number `tries` (0 first): doubling, bounded, and spread so that tables do not return as one. */
export function wait(tries: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return longest * (0.5 + random / 2);
}

export class TableSocket {
  /** The last log entry known, so that coming back sends only what was missed. */
  seen = -1;
  /** Whether it is opened by a secret that others may know: that of the link, which had brought somebody before. */
  shared = false;
  #socket: WebSocket | null = null;
  #timer: number | null = null;
  #tries = 0;
  #connection: Connection = "connecting";

  constructor(
    private readonly url: string,
    private key: Key,
    private readonly listener: Listener,
    private readonly world: World = BROWSER,
  ) {}

  get connection(): Connection {
    return this.#connection;
  }

  /** What opens this place, as far as is known: the link, until it has been exchanged for a secret of one's own. */
  get secret(): string {
    return this.key.invitation ?? this.key.secret;
  }

  open(): void {
    this.#forgetTimer();
    const socket = this.world.open(this.url);
    let first = true;
    this.#socket = socket;
    socket.onopen = () => {
      const { secret, invitation } = this.key;
      const sit: FromClient = { type: "sit", secret, seen: this.seen };
      socket.send(JSON.stringify(invitation === undefined ? sit : { ...sit, invitation }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "view") {
        for (const { seq } of message.log) this.seen = Math.max(this.seen, seq);
        this.#tries = 0;
        this.#become("live");
        this.listener.view(message, first);
        first = false;
      } else if (message.type === "presence") this.listener.presence(message);
      else if (message.type === "refused") this.listener.refused(message);
      else if (message.type === "hint") this.listener.hint(message);
      else if (message.type === "seated") {
        this.shared = message.by === "invitation";
        this.key = { secret: this.shared ? this.secret : this.key.secret };
      }
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** Returns false, and sends nothing, while the line is broken: an intent is never kept for later. */
  send(message: FromClient): boolean {
    if (this.#connection !== "live" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of when the wait ends; also takes a seat back from another place. */
  retry(): void {
    if (this.#connection === "live" || this.#connection === "closed") return;
    this.#drop();
    this.#tries = 0;
    this.#become("connecting");
    this.open();
  }

  close(): void {
    this.#forgetTimer();
    this.#drop();
    this.#become("closed");
  }

  #lost(code: number): void {
    this.#socket = null;
    const final = FINAL[code];
    if (final) {
      this.#become(final);
      return;
    }
    this.#become(this.world.online() ? "lost" : "offline");
    const pause = wait(this.#tries, this.world.random());
    this.#tries += 1;
    this.#timer = this.world.later(code === FLOOD ? FLOOD_WAIT + pause : pause, () => this.open());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #forgetTimer(): void {
    if (this.#timer !== null) this.world.never(this.#timer);
    this.#timer = null;
  }

  #become(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.listener.connection(connection);
  }
}

export function socketUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
