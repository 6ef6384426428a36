/** One seat (or spectator) at a live table: what was last sent to it, its log, and what it asks for. */

import { BROWSER, socketUrl, TableSocket, type Connection, type Key, type World } from "./socket";
import type { TimeTold } from "./timeleft";
import type { FromClient, Hint, Level, LogEntry, Presence, Refused, View } from "./wire";

export interface Missed {
  entries: number;
}

interface Sent {
  decision: number;
  action: number;
}

export class Session {
  /** The last view, with the whole known log in it. */
  view = $state.raw<View | null>(null);
  connection = $state<Connection>("connecting");
  /** What the server last said of the time left. */
  time = $state.raw<TimeTold>({ at: 0, spans: [] });
  /** What arrived while the line was broken, until dismissed. */
  missed = $state.raw<Missed | null>(null);
  /** The last log entry that was already there when this session opened. */
  seenAtOpening = $state(-1);
  /** The hint on the decision that is owed now: asked for, or here. */
  hint = $state.raw<Hint | "asked" | null>(null);
  #sent = $state.raw<Sent | null>(null);
  /** The decision that was asked to be taken back, until it is answered. */
  #undoing: number | null = null;
  #log: LogEntry[] = [];
  readonly #socket: TableSocket;

  constructor(
    readonly table: string,
    key: Key,
    private readonly onRefused: (refused: Refused | "not-sent") => void,
    private readonly world: World = BROWSER,
  ) {
    this.#socket = new TableSocket(
      socketUrl(table),
      key,
      {
        view: (view, first) => this.#take(view, first),
        presence: (presence) => this.#present(presence),
        refused: (refused) => this.#refused(refused),
        hint: (hint) => this.#advised(hint),
        connection: (connection) => (this.connection = connection),
      },
      world,
    );
  }

  open(): void {
    this.#socket.open();
  }

  /** Closes the line and forgets everything this seat knew. */
  close(): void {
    this.#socket.close();
    this.view = null;
    this.time = { at: 0, spans: [] };
    this.hint = null;
    this.#log = [];
  }

  retry = (): void => this.#socket.retry();

  /** There may be a network again: does not wait for the next try. A seat open elsewhere is left there. */
  hurry(): void {
    if (this.connection === "lost" || this.connection === "offline") this.#socket.retry();
  }

  /** What opens this place; final once there is a view. */
  get secret(): string {
    return this.#socket.secret;
  }

  /** Whether others may know what opens this place; final once there is a view. */
  get shared(): boolean {
    return this.#socket.shared;
  }

  get live(): boolean {
    return this.connection === "live";
  }

  get pending(): number | null {
    return this.#sent?.action ?? null;
  }

  /** Whether this seat may decide now. */
  get yours(): boolean {
    return this.live && this.#sent === null && (this.view?.legal.length ?? 0) > 0;
  }

  decide = (action: number): void => {
    const decision = this.view?.decision ?? null;
    if (this.#sent !== null || decision === null) return;
    if (!this.view?.legal.some((offer) => offer.action === action)) return;
    if (this.#socket.send({ type: "decide", decision, action })) this.#sent = { decision, action };
    else this.onRefused("not-sent");
  };

  /** Asks for a hint, unless it is on its way or here; one that could not look ahead yet is asked for again. */
  askHint = (): void => {
    const decision = this.view?.decision ?? null;
    const known = this.hint !== null && (this.hint === "asked" || this.hint.basis !== "not_ready");
    if (decision === null || known) return;
    if (this.#socket.send({ type: "ask_hint", decision })) this.hint = "asked";
    else this.onRefused("not-sent");
  };

  /** Takes the last decision back, or asks the others whether one may; once for each, however often it is touched. */
  askUndo = (): void => {
    const decision = this.view?.undo ?? null;
    if (decision === null || decision === this.#undoing) return;
    if (this.#socket.send({ type: "ask_undo", decision })) this.#undoing = decision;
    else this.onRefused("not-sent");
  };

  answerUndo = (agree: boolean): void => {
    const question = this.view?.question ?? null;
    if (question !== null) void this.#ask({ type: "answer_undo", question: question.question, agree });
  };

  rename = (name: string, token: number): void => void this.#ask({ type: "name", name, token });
  fill = (seat: number, level: Level): void => void this.#ask({ type: "fill", seat, level });
  openChapter = (chapter: number): void => void this.#ask({ type: "open_chapter", chapter });
  begin = (): void => void this.#ask({ type: "begin" });
  handOver = (level: Level | null): void => void this.#ask({ type: "hand_over", level });
  takeBack = (): void => void this.#ask({ type: "take_back" });
  /** Makes this secret the invitation to a seat, another person's or one's own; returns whether that went out. */
  invite = (seat: number, invitation: string): boolean => this.#ask({ type: "invite", seat, invitation });
  /** Adds to the deal; returns whether that went out. */
  contribute = (nonce: string): boolean => this.#socket.send({ type: "contribute", nonce });
  forgive = (): void => {
    this.missed = null;
  };

  #ask(message: FromClient): boolean {
    const sent = this.#socket.send(message);
    if (!sent) this.onRefused("not-sent");
    return sent;
  }

  #take(view: View, first: boolean): void {
    const known = this.#log.at(-1)?.seq ?? -1;
    const fresh = view.log.filter((entry) => entry.seq > known);
    this.#log = [...this.#log, ...fresh];
    const opening = this.view === null;
    if (opening) this.seenAtOpening = this.#log.at(-1)?.seq ?? -1;
    else if (first && fresh.length > 0) this.missed = { entries: fresh.length };
    this.#settle(view, first);
    if (first || view.undo !== this.#undoing) this.#undoing = null;
    // What was asked over a line that broke is not answered any more.
    if (view.decision !== this.view?.decision || (first && this.hint === "asked")) this.hint = null;
    this.time = { at: this.world.now(), spans: view.time_left };
    this.view = { ...view, log: this.#log };
  }

  /** A sent decision is settled by a view that awaits another one; or, after a break, was never received. */
  #settle(view: View, first: boolean): void {
    if (this.#sent === null) return;
    const unanswered = view.decision === this.#sent.decision;
    if (unanswered && !first) return;
    this.#sent = null;
    if (unanswered) this.onRefused("not-sent");
  }

  #present({ seats, time_left }: Presence): void {
    if (this.view === null) return;
    this.time = { at: this.world.now(), spans: time_left };
    const present = new Map(seats.map((each) => [each.seat, each.present]));
    const table = {
      ...this.view.table,
      seats: this.view.table.seats.map((each) => ({
        ...each,
        present: present.get(each.seat) ?? each.present,
      })),
    };
    this.view = { ...this.view, table };
  }

  #advised(hint: Hint): void {
    if (hint.decision === this.view?.decision) this.hint = hint;
  }

  #refused(refused: Refused): void {
    this.#sent = null;
    this.#undoing = null;
    if (this.hint === "asked") this.hint = null;
    this.onRefused(refused);
  }
}
