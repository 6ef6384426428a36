/** Being told by this browser, with the page closed too, that it is one's turn at a table whose decisions have days. */

import { tableAt } from "./addresses";
import { fetchHouse, pushHere, pushNoMore } from "./api";
import { keep, recall } from "./stored";
import type { TableInfo } from "./wire";
import type { Lang } from "./words";

const KEY = "ludotheque.turncalls";
const WORKER = "/push.js";

/** What came of asking: told from now on, forbidden by this browser's person, or its push service failed. */
export type Answer = "on" | "denied" | "failed";

/** One seat at one table. */
export class TurnCall {
  /** Whether this house and this browser can do it at all. */
  offered = $state(false);
  on = $state(false);
  busy = $state(false);
  #key = "";
  readonly #seat: string;

  constructor(
    private readonly table: string,
    seat: number,
    private readonly secret: string,
  ) {
    this.#seat = `${table}/${seat}`;
  }

  /** Finds out what is so; asks nobody for leave. What is on is told to the house once more, which may have lost it. */
  async look(lang: Lang): Promise<void> {
    const key = isAble()
      ? await fetchHouse().then(
          ({ push }) => push,
          () => null,
        )
      : null;
    this.offered = key !== null;
    this.#key = key ?? "";
    if (key === null || !isRemembered(this.#seat) || Notification.permission !== "granted") return;
    this.on = (await this.#subscribe(lang).catch(() => "failed")) === "on";
  }

  /** Asks this browser's person for leave, then the house to tell; to be called by a touch on a button. */
  async start(lang: Lang): Promise<Answer> {
    this.busy = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") return "denied";
      const answer = await this.#subscribe(lang);
      this.on = answer === "on";
      if (this.on) remember(this.#seat, true);
      return answer;
    } finally {
      this.busy = false;
    }
  }

  /** The browser keeps its address, by which it may be told of other tables. Throws what the request throws. */
  async stop(): Promise<void> {
    this.busy = true;
    try {
      const worker = await navigator.serviceWorker.getRegistration(WORKER);
      const address = await worker?.pushManager.getSubscription();
      if (address) await pushNoMore(this.table, this.secret, { endpoint: address.endpoint });
      remember(this.#seat, false);
      this.on = false;
    } finally {
      this.busy = false;
    }
  }

  /** Tells it from a page that is open and that nobody looks at; for the house its person is there. */
  async tell(title: string, body: string, lang: Lang): Promise<void> {
    if (!this.on || !document.hidden) return;
    const worker = await navigator.serviceWorker.ready;
    const path = tableAt(this.table);
    // As the worker shows what the house sends: of both, one is seen.
    await worker.showNotification(title, { body, lang, tag: path, data: path });
  }

  /** Throws Refusal where the house does not want the address. */
  async #subscribe(lang: Lang): Promise<Answer> {
    const address = await addressFor(this.#key).catch(() => null);
    const { endpoint, keys } = address?.toJSON() ?? {};
    const p256dh = keys?.["p256dh"];
    const auth = keys?.["auth"];
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return "failed";
    await pushHere(this.table, this.secret, { endpoint, keys: { p256dh, auth }, lang });
    return "on";
  }
}

/** That of a viewer; null for a spectator, and where decisions have no days. */
export function turnCallOf(
  { id, days }: Pick<TableInfo, "id" | "days">,
  you: number | null,
  secret: string,
): TurnCall | null {
  return you === null || days === 0 ? null : new TurnCall(id, you, secret);
}

const isAble = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** This browser's address, made for the house's key if it has none, or one for an older key. */
async function addressFor(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && spelled(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Bytes in base64url. */
function spelled(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const isRemembered = (seat: string): boolean => recall<string[]>(KEY, []).includes(seat);

function remember(seat: string, on: boolean): void {
  const others = recall<string[]>(KEY, []).filter((each) => each !== seat);
  keep(KEY, on ? [...others, seat] : others);
}
