import { expect, it, vi } from "vitest";
import { Replaying } from "../src/replaying.svelte";
import type { Replay } from "../src/wire";
import { view } from "./tables";

const { table } = view();
const frame = { seq: 1, seat: null, to_act: [0], observation: {}, facts: {}, seats: [], piles: [] };
const seenBy = (eye: string): Replay => ({
  table,
  you: 0,
  eye,
  eyes: ["0", "1", "open"],
  frames: [frame],
  log: [],
});

/** Answers that a test holds back, in the order in which they were asked for. */
function held() {
  const asked: { eye: string; answer: (replay: Replay) => void; fail: (error: Error) => void }[] = [];
  const ask = (eye: string): Promise<Replay> =>
    new Promise((answer, fail) => asked.push({ eye, answer, fail }));
  return { asked, ask };
}

it("shows the eyes that were chosen last, and asks for one game at a time", async () => {
  const replaying = new Replaying(seenBy("0"), null);
  const { asked, ask } = held();
  const seeing = replaying.see("1", ask);
  void replaying.see("0", ask);
  void replaying.see("open", ask);
  expect([replaying.looking, asked.map(({ eye }) => eye)]).toEqual([true, ["1"]]);
  asked[0]?.answer(seenBy("1"));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect([replaying.replay.eye, asked.map(({ eye }) => eye)]).toEqual(["0", ["1", "open"]]);
  asked[1]?.answer(seenBy("open"));
  await seeing;
  expect([replaying.looking, replaying.replay.eye]).toEqual([false, "open"]);
});

it("keeps the eyes that it has where one changes one's mind, and where others do not come", async () => {
  const replaying = new Replaying(seenBy("0"), null);
  const { asked, ask } = held();
  const seeing = replaying.see("1", ask);
  void replaying.see("0", ask);
  asked[0]?.answer(seenBy("1"));
  await seeing;
  expect([replaying.looking, replaying.replay.eye]).toEqual([false, "0"]);
  const failing = replaying.see("1", ask);
  asked[1]?.fail(new Error("no way there"));
  await expect(failing).rejects.toThrow("no way there");
  expect([replaying.looking, replaying.replay.eye]).toEqual([false, "0"]);
});
