// @vitest-environment jsdom
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Session } from "../src/session.svelte";
import type { Hint, Refused, View } from "../src/wire";
import { entry, offer, view } from "./tables";
import { TestWorld } from "./world";

function sit(first: Partial<View> = {}) {
  const world = new TestWorld();
  const refusals: (Refused | "not-sent")[] = [];
  const session = new Session("t", { secret: "secret" }, (refused) => refusals.push(refused), world);
  session.open();
  world.line.opens();
  world.line.says(view(first));
  flushSync();
  return { world, session, refusals };
}

const back = (world: TestWorld, seen: Partial<View>): void => {
  world.line.breaks();
  world.passes();
  world.line.opens();
  world.line.says(view(seen));
};

describe("a decision", () => {
  it("quotes the number of the view it was made from", () => {
    const { world, session } = sit({ decision: 7 });
    session.decide(1);
    expect(world.line.sent.at(-1)).toEqual({ type: "decide", decision: 7, action: 1 });
    expect(session.pending).toBe(1);
  });

  it("is sent once, however often it is touched", () => {
    const { world, session } = sit();
    session.decide(1);
    session.decide(1);
    session.decide(0);
    expect(world.line.sent.filter((each) => each.type === "decide").length).toBe(1);
  });

  it("that is not among the legal ones is not sent", () => {
    const { world, session } = sit();
    session.decide(99);
    expect(world.line.sent.length).toBe(1);
  });

  it("stays pending over views that answer somebody else", () => {
    const { world, session } = sit({ decision: 7 });
    session.decide(1);
    world.line.says(view({ decision: 7, seq: 2 }));
    expect(session.pending).toBe(1);
    world.line.says(view({ decision: null, legal: [], seq: 3 }));
    expect(session.pending).toBe(null);
  });

  it("refused is over, and the reason is told", () => {
    const { world, session, refusals } = sit();
    session.decide(1);
    world.line.says({
      type: "refused",
      decision: 0,
      sentence: { id: "error-stale", args: {}, seats: {} },
    });
    expect(session.pending).toBe(null);
    expect(refusals).toHaveLength(1);
  });

  it("lost with the line is told as not sent, never sent twice", () => {
    const { world, session, refusals } = sit({ decision: 7 });
    session.decide(1);
    back(world, { decision: 7 });
    expect(session.pending).toBe(null);
    expect(refusals).toEqual(["not-sent"]);
    expect(world.line.sent.map((each) => each.type)).toEqual(["sit"]);
  });

  it("that had arrived before the line broke is simply done", () => {
    const { world, session, refusals } = sit({ decision: 7 });
    session.decide(1);
    back(world, { decision: 8 });
    expect(session.pending).toBe(null);
    expect(refusals).toEqual([]);
  });
});

describe("the log", () => {
  it("grows by what is new, in order, each entry once", () => {
    const { world, session } = sit({ log: [entry(0), entry(1)] });
    world.line.says(view({ log: [entry(2), entry(2)] }));
    world.line.says(view({ log: [entry(2), entry(2), entry(3)] }));
    expect(session.view?.log.map((each) => each.seq)).toEqual([0, 1, 2, 2, 3]);
    expect(session.seenAtOpening).toBe(1);
  });

  it("counts what was missed while the line was broken", () => {
    const { world, session } = sit({ log: [entry(0)] });
    back(world, { log: [entry(1), entry(2)] });
    expect(session.missed).toEqual({ entries: 2 });
    session.forgive();
    expect(session.missed).toBe(null);
  });
});

describe("a closed session", () => {
  it("has forgotten all that its seat saw", () => {
    const { session } = sit({ observation: { hand: [1, 2] }, legal: [offer(1)] });
    session.close();
    expect(session.view).toBe(null);
  });
});

describe("the time left", () => {
  const span = { seat: 0, seconds: 60, running: true };

  it("is known from the newest view, or from who came and went", () => {
    const { world, session } = sit({ time_left: [span] });
    expect(session.time).toEqual({ at: 0, spans: [span] });
    world.time = 20_000;
    const still = { seat: 0, seconds: 40, running: false };
    world.line.says({ type: "presence", seats: [], time_left: [still] });
    expect(session.time).toEqual({ at: 20_000, spans: [still] });
    world.line.says(view({ to_act: [], time_left: [] }));
    expect(session.time.spans).toEqual([]);
  });
});

describe("a network that comes back", () => {
  it("is used at once", () => {
    const { world, session } = sit();
    world.line.breaks();
    session.hurry();
    expect(world.lines).toHaveLength(2);
    expect(world.waiting).toBe(false);
  });

  it("does not take back a seat that is open elsewhere", () => {
    const { world, session } = sit();
    world.line.breaks(4409);
    session.hurry();
    expect(world.lines).toHaveLength(1);
  });
});

const hint = (change: Partial<Hint> = {}): Hint => ({
  type: "hint",
  decision: 7,
  basis: "ahead",
  moves: [{ action: 1, wins: 57 }],
  ...change,
});

describe("a hint", () => {
  const asked = (world: TestWorld): number =>
    world.line.sent.filter((each) => each.type === "ask_hint").length;

  it("is asked for the decision that is owed, once, and comes", () => {
    const { world, session } = sit({ decision: 7 });
    session.askHint();
    session.askHint();
    expect(world.line.sent.at(-1)).toEqual({ type: "ask_hint", decision: 7 });
    expect(session.hint).toBe("asked");
    world.line.says(hint());
    expect(session.hint).toEqual(hint());
    session.askHint();
    expect(asked(world)).toBe(1);
  });

  it("stays over views of the same decision, and goes with it", () => {
    const { world, session } = sit({ decision: 7 });
    session.askHint();
    world.line.says(view({ decision: 7, seq: 2 }));
    world.line.says(hint());
    world.line.says(view({ decision: 7, seq: 3 }));
    expect(session.hint).toEqual(hint());
    world.line.says(view({ decision: null, legal: [], seq: 4 }));
    expect(session.hint).toBe(null);
  });

  it("for a decision that is made already is not shown", () => {
    const { world, session } = sit({ decision: 7 });
    session.askHint();
    world.line.says(view({ decision: 8, seq: 2 }));
    world.line.says(hint());
    expect(session.hint).toBe(null);
  });

  it("that could not look ahead yet may be asked for again", () => {
    const { world, session } = sit({ decision: 7 });
    session.askHint();
    world.line.says(hint({ basis: "not_ready" }));
    session.askHint();
    expect([session.hint, asked(world)]).toEqual(["asked", 2]);
  });

  it("that is refused is not waited for any more", () => {
    const { world, session, refusals } = sit({ decision: 7 });
    session.askHint();
    const refused: Refused = {
      type: "refused",
      decision: 7,
      sentence: { id: "error-hint-failed", args: {}, seats: {} },
    };
    world.line.says(refused);
    expect([session.hint, refusals]).toEqual([null, [refused]]);
  });

  it("asked over a line that broke may be asked for again", () => {
    const { world, session } = sit({ decision: 7 });
    session.askHint();
    back(world, { decision: 7 });
    expect(session.hint).toBe(null);
  });

  it("is nobody's who owes no decision", () => {
    const { world, session } = sit({ decision: null, legal: [] });
    session.askHint();
    expect([session.hint, asked(world)]).toEqual([null, 0]);
  });
});

describe("to take back", () => {
  const asked = (world: TestWorld) => world.line.sent.filter((each) => each.type === "ask_undo");

  it("is asked once for each decision, however often it is touched", () => {
    const { world, session } = sit({ undo: 4 });
    session.askUndo();
    session.askUndo();
    expect(asked(world)).toEqual([{ type: "ask_undo", decision: 4 }]);
    world.line.says(view({ undo: 3, seq: 2 }));
    session.askUndo();
    expect(asked(world).length).toBe(2);
  });

  it("is nothing where there is nothing to take back", () => {
    const { world, session } = sit();
    session.askUndo();
    session.answerUndo(true);
    expect(world.line.sent.length).toBe(1);
  });

  it("may be asked again when it was refused", () => {
    const { world, session, refusals } = sit({ undo: 4 });
    session.askUndo();
    world.line.says({
      type: "refused",
      decision: 4,
      sentence: { id: "error-busy", args: {}, seats: {} },
    });
    session.askUndo();
    expect(refusals.length).toBe(1);
    expect(asked(world).length).toBe(2);
  });

  it("is answered by the number of the question", () => {
    const question = { question: 9, seat: 1, moves: 1, waits_for: [0] };
    const { world, session } = sit({ question });
    session.answerUndo(false);
    expect(world.line.sent.at(-1)).toEqual({ type: "answer_undo", question: 9, agree: false });
  });
});
