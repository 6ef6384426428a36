// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { HeldSeat } from "../src/seats";
import { Sitting } from "../src/sitting.svelte";
import type { View } from "../src/wire";
import { offer, seat, view } from "./tables";
import { TestWorld } from "./world";

const held = (number: number): HeldSeat => ({
  table: "t",
  seat: number,
  secret: `secret-${number}`,
  game: "korsar",
  name: "",
});

const table = {
  ...view().table,
  seats: [seat(0, "Inès"), seat(1, "Malo"), seat(2, "Corail", { kind: "bot" })],
};

function sit(seats: HeldSeat[], watch: string | null, first: Partial<View>) {
  const world = new TestWorld();
  const sitting = new Sitting("t", seats, watch, () => undefined, world);
  const answer = (change: Partial<View>): void => {
    if (world.line.readyState === 0) world.line.opens();
    world.line.says(view({ table, ...change }));
  };
  answer(first);
  return { world, sitting, answer };
}

const secretOf = (world: TestWorld): unknown => {
  const [first] = world.line.sent;
  return first?.type === "sit" ? first.secret : null;
};

describe("one seat", () => {
  it("is opened at once and never covered", () => {
    const { world, sitting } = sit([held(0)], "watch", { you: 0 });
    expect(secretOf(world)).toBe("secret-0");
    expect(sitting.covered).toBe(false);
    expect(sitting.handOver).toBe(null);
  });
});

describe("a device passed round", () => {
  const watching = { you: null, legal: [], to_act: [1] };

  it("begins covered, and watches as a spectator does", () => {
    const { world, sitting } = sit([held(0), held(1)], "watch", watching);
    expect(secretOf(world)).toBe("watch");
    expect(sitting.covered).toBe(true);
  });

  it("goes to the seat whose turn it is", () => {
    expect(sit([held(0), held(1)], "watch", watching).sitting.next?.seat).toBe(1);
  });

  it("goes, while a bot plays, to the seat that plays after it", () => {
    expect(sit([held(0), held(1)], "watch", { ...watching, to_act: [2] }).sitting.next?.seat).toBe(0);
  });

  it("opens the line of the uncovered seat alone", () => {
    const { world, sitting } = sit([held(0), held(1)], "watch", watching);
    const watch = world.line;
    sitting.uncover(1);
    world.line.opens();
    expect(secretOf(world)).toBe("secret-1");
    expect(watch.readyState).toBe(3);
  });

  it("is handed over when the open seat has played and another of its seats is to play", () => {
    const { sitting, answer } = sit([held(0), held(1)], "watch", watching);
    sitting.uncover(1);
    answer({ you: 1, to_act: [1], legal: [offer(3)] });
    expect(sitting.handOver).toBe(null);
    answer({ you: 1, to_act: [2], legal: [] });
    expect(sitting.handOver).toBe(null);
    answer({ you: 1, to_act: [0], legal: [] });
    expect(sitting.handOver?.seat).toBe(0);
  });

  it("is handed to who is asked whether the game may go back, before who is to play", () => {
    const { sitting, answer } = sit([held(0), held(1)], "watch", watching);
    const question = { question: 5, seat: 1, moves: 1, waits_for: [0] };
    sitting.uncover(1);
    answer({ you: 1, to_act: [1], question });
    expect(sitting.handOver?.seat).toBe(0);
    sitting.cover();
    answer({ you: null, legal: [], to_act: [1], question });
    expect(sitting.next?.seat).toBe(0);
    sitting.uncover(0);
    answer({ you: 0, legal: [], to_act: [1], question });
    expect(sitting.handOver).toBe(null);
  });

  it("keeps nothing of a seat once it is covered", () => {
    const { world, sitting, answer } = sit([held(0), held(1)], "watch", watching);
    sitting.uncover(1);
    answer({ you: 1, observation: { hand: [7] } });
    const { session } = sitting;
    sitting.cover();
    expect(session.view).toBe(null);
    expect(sitting.view).toBe(null);
    world.line.opens();
    expect(secretOf(world)).toBe("watch");
  });

  it("shows the result to everybody: after the end nothing is covered", () => {
    const over = { ...table, status: "over" as const };
    expect(sit([held(0), held(1)], "watch", { ...watching, table: over }).sitting.covered).toBe(false);
  });
});
