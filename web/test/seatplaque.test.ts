// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import SeatPlaque from "../src/parts/SeatPlaque.svelte";
import { TableWords } from "../src/words";
import { wordsIn } from "./catalogue";
import { seat } from "./tables";

const fr = wordsIn("fr");
vi.mock("../src/language.svelte", () => ({
  say: (id: string, args?: Record<string, string>) => wordsIn("fr").say(id, args),
}));
let mounted: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (mounted) void unmount(mounted);
});

it.each([
  [true, "robot, redoutable, réfléchit…"],
  [false, "robot, redoutable"],
])("says how strong a bot is, whether it thinks or not", (turn, said) => {
  const bot = seat(1, "Anne", { kind: "bot", level: "fearsome" });
  const props = { seat: bot, words: new TableWords(fr, [bot], 0), you: false, turn };
  mounted = mount(SeatPlaque, { target: document.body, props });
  flushSync();
  const small = document.querySelector("small")!;
  expect(small.textContent.replaceAll(/\s+/g, " ").trim().toLowerCase()).toBe(said);
  expect(small.querySelectorAll(".bars .on")).toHaveLength(5);
});

it("says of whom the table waits for that they are not there", () => {
  const away = seat(1, "Anne", { present: false });
  const props = { seat: away, words: new TableWords(fr, [away], 0), you: false, turn: true };
  mounted = mount(SeatPlaque, { target: document.body, props });
  flushSync();
  expect(document.querySelector("small")!.textContent.trim()).toBe("hors ligne");
});
