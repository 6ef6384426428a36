// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { TableSocket, wait, type Connection, type Key, type Listener } from "../src/socket";
import type { View } from "../src/wire";
import { entry, view } from "./tables";
import { TestWorld } from "./world";

function sit(key: Key = { secret: "secret" }) {
  const world = new TestWorld();
  const heard = { views: [] as { view: View; first: boolean }[], connections: [] as Connection[] };
  const listener: Listener = {
    view: (seen, first) => heard.views.push({ view: seen, first }),
    presence: () => undefined,
    refused: () => undefined,
    hint: () => undefined,
    connection: (connection) => heard.connections.push(connection),
  };
  const socket = new TableSocket("ws://here/api/tables/t/socket", key, listener, world);
  socket.open();
  return { world, heard, socket };
}

describe("sitting down", () => {
  it("says the secret and what is already known, first of all", () => {
    const { world } = sit();
    world.line.opens();
    expect(world.line.sent).toEqual([{ type: "sit", secret: "secret", seen: -1 }]);
  });

  it("is done when the first view comes", () => {
    const { world, heard, socket } = sit();
    world.line.opens();
    expect(socket.send({ type: "begin" })).toBe(false);
    world.line.says(view());
    expect(heard.connections).toEqual(["live"]);
    expect(socket.send({ type: "begin" })).toBe(true);
  });

  it.each([
    ["secret", "own"],
    ["invitation", "link"],
  ] as const)("by a link goes on with what opens the place: the %s", (by, secret) => {
    const { world, socket } = sit({ secret: "own", invitation: "link" });
    world.line.opens();
    expect(world.line.sent).toEqual([{ type: "sit", secret: "own", invitation: "link", seen: -1 }]);
    world.line.breaks();
    world.passes();
    world.line.opens();
    expect(world.line.sent, "as long as nothing was heard").toEqual([
      { type: "sit", secret: "own", invitation: "link", seen: -1 },
    ]);
    world.line.says({ type: "seated", by });
    world.line.says(view({ log: [entry(3)] }));
    expect([socket.secret, socket.shared]).toEqual([secret, by === "invitation"]);
    world.line.breaks();
    world.passes();
    world.line.opens();
    expect(world.line.sent).toEqual([{ type: "sit", secret, seen: 3 }]);
  });

  it("does not put the secret into the address", () => {
    expect(sit().world.line.url).not.toContain("secret");
  });
});

describe("a broken line", () => {
  it("is opened again by itself, and only what was missed is asked for", () => {
    const { world, heard } = sit();
    world.line.opens();
    world.line.says(view({ log: [entry(0), entry(4)] }));
    world.line.breaks();
    world.passes();
    world.line.opens();
    expect(world.lines.length).toBe(2);
    expect(world.line.sent).toEqual([{ type: "sit", secret: "secret", seen: 4 }]);
    world.line.says(view());
    expect(heard.connections).toEqual(["live", "lost", "live"]);
    expect(heard.views.map((each) => each.first)).toEqual([true, true]);
  });

  it("takes no intent: nothing is kept to be played later", () => {
    const { world, socket } = sit();
    world.line.opens();
    world.line.says(view());
    world.line.breaks();
    expect(socket.send({ type: "decide", decision: 0, action: 1 })).toBe(false);
    world.passes();
    world.line.opens();
    expect(world.line.sent.map((each) => each.type)).toEqual(["sit"]);
  });

  it("is tried less and less often, and at once again after it held", () => {
    const { world } = sit();
    for (let tries = 0; tries < 4; tries++) {
      world.line.breaks();
      world.passes();
    }
    expect(world.waits).toEqual([400, 800, 1600, 3200]);
    world.line.opens();
    world.line.says(view());
    world.line.breaks();
    expect(world.waits.at(-1)).toBe(400);
  });

  it("says so when it is the browser that has no network", () => {
    const { world, heard } = sit();
    world.isOnline = false;
    world.line.breaks();
    expect(heard.connections).toEqual(["offline"]);
    expect(world.waiting).toBe(true);
  });

  it("after a flood is left alone for a while", () => {
    const { world } = sit();
    world.line.breaks(4429);
    expect(world.waits[0]).toBeGreaterThan(10_000);
  });

  it("that was replaced has no say any more", () => {
    const { world, heard, socket } = sit();
    const first = world.line;
    first.opens();
    first.says(view());
    first.breaks();
    socket.retry();
    first.says(view({ seq: 99 }));
    expect(heard.views.length).toBe(1);
  });
});

describe("a line closed for good", () => {
  it.each([
    [4400, "outdated"],
    [4401, "refused"],
    [4404, "missing"],
    [4409, "elsewhere"],
  ] as const)("by code %i becomes %s and is not tried again", (code, connection) => {
    const { world, heard } = sit();
    world.line.opens();
    world.line.breaks(code);
    expect(heard.connections).toEqual([connection]);
    expect(world.waiting).toBe(false);
  });

  it("because the seat is open elsewhere can be taken back", () => {
    const { world, socket } = sit();
    world.line.opens();
    world.line.says(view());
    world.line.breaks(4409);
    socket.retry();
    world.line.opens();
    world.line.says(view());
    expect(socket.connection).toBe("live");
  });

  it("by oneself stays closed", () => {
    const { world, socket } = sit();
    world.line.opens();
    socket.close();
    expect(world.waiting).toBe(false);
    expect(socket.connection).toBe("closed");
  });
});

describe("the wait before a try", () => {
  it("doubles, is bounded, and is spread over its second half", () => {
    expect(wait(0, 0)).toBe(200);
    expect(wait(0, 1)).toBe(400);
    expect(wait(3, 1)).toBe(3200);
    expect(wait(30, 1)).toBe(15_000);
  });
});
