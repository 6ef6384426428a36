// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LineKeys } from "../src/linekeys";
import ActionList from "../src/parts/ActionList.svelte";
import type { Offer } from "../src/wire";
import { TableWords } from "../src/words";
import { wordsIn } from "./catalogue";
import { offer } from "./tables";

const words = new TableWords(wordsIn("en"), [], 0);
let mounted: ReturnType<typeof mount> | undefined;

function list(offers: Offer[], pending: number | null = null) {
  const onplay = vi.fn<(action: number) => void>();
  mounted = mount(ActionList, { target: document.body, props: { offers, words, pending, onplay } });
  flushSync();
  return { onplay };
}

const lines = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("[data-line]")];

function press(key: string): void {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  flushSync();
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.replaceChildren();
});

describe("the list of actions", () => {
  it("is one stop of the keyboard", () => {
    list([offer(5), offer(6), offer(7)]);
    expect(lines().map((line) => line.tabIndex)).toEqual([0, -1, -1]);
  });

  it("takes the line whose digit is pressed, from anywhere on the page", () => {
    list([offer(5), offer(6), offer(7)]);
    press("3");
    expect(document.activeElement).toBe(lines()[2]);
  });

  it("goes from line to line by arrows, round the ends", () => {
    list([offer(5), offer(6), offer(7)]);
    press("1");
    press("ArrowUp");
    expect(document.activeElement).toBe(lines()[2]);
    press("ArrowDown");
    expect(document.activeElement).toBe(lines()[0]);
  });

  it("plays the action of the line that is touched", () => {
    const { onplay } = list([offer(5), offer(6)]);
    lines()[1]?.click();
    expect(onplay).toHaveBeenCalledExactlyOnceWith(6);
  });

  it("plays nothing while an action is pending", () => {
    const { onplay } = list([offer(5), offer(6)], 5);
    lines()[1]?.click();
    expect(onplay).not.toHaveBeenCalled();
  });

  it("leaves digits to a field that is being written in", () => {
    list([offer(5), offer(6)]);
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    press("2");
    expect(document.activeElement).toBe(field);
  });
});

describe("two digits", () => {
  const at = { lines: 15, chosen: 0, inside: false };

  it("pressed together are one number where there is such a line", () => {
    const keys = new LineKeys(() => 0);
    expect(keys.line("1", at)).toBe(0);
    expect(keys.line("2", at)).toBe(11);
  });

  it("that make no line are two choices", () => {
    const keys = new LineKeys(() => 0);
    expect(keys.line("2", at)).toBe(1);
    expect(keys.line("3", at)).toBe(2);
  });

  it("apart in time are two choices", () => {
    let now = 0;
    const keys = new LineKeys(() => now);
    expect(keys.line("1", at)).toBe(0);
    now = 5000;
    expect(keys.line("2", at)).toBe(1);
  });
});
