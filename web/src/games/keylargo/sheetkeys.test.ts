// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { firstChoice, press, takeFocus } from "./sheetkeys";

const GRID = `
  <div data-group="2">
    <button data-choice id="a" aria-disabled="true"></button><button data-choice id="b"></button>
    <button data-choice id="c"></button><button data-choice id="d"></button>
  </div>
  <button data-choice data-digit="2" id="e"></button>`;

function sheet(): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = GRID;
  document.body.append(element);
  return element;
}
const one = (id: string) => document.getElementById(id)!;

/** What has the focus after the key, or null if the key was not for the sheet. */
function after(key: string, from: string, keys: KeyboardEventInit = {}): string | null {
  const root = document.body.querySelector<HTMLElement>("div") ?? sheet();
  one(from).focus();
  const event = new KeyboardEvent("keydown", { key, ...keys });
  Object.defineProperty(event, "target", { value: one(from) });
  return press(event, root) ? (document.activeElement?.id ?? null) : null;
}

afterEach(() => document.body.replaceChildren());

test("arrows go along rows and columns, and round", () => {
  sheet();
  expect(after("ArrowRight", "a")).toBe("b");
  expect(after("ArrowDown", "a")).toBe("c");
  expect(after("ArrowUp", "a")).toBe("c");
  expect(after("ArrowLeft", "a")).toBe("d");
  expect(after("End", "b")).toBe("d");
  expect(after("Home", "d")).toBe("a");
});

test("a digit takes its choice", () => {
  sheet();
  const taken = vi.fn();
  one("e").onclick = taken;
  expect(after("2", "a")).toBe("e");
  expect(taken).toHaveBeenCalledOnce();
  expect(after("3", "a")).toBeNull();
});

test("other keys, and keys with a modifier, are not for the sheet", () => {
  sheet();
  expect(after("x", "a")).toBeNull();
  expect(after("ArrowRight", "a", { ctrlKey: true })).toBeNull();
  expect(after("ArrowRight", "e")).toBeNull();
});

test("a sheet begins with what may be done, and gives the focus back", () => {
  const before = document.createElement("button");
  document.body.append(before);
  before.focus();
  const root = sheet();
  expect(firstChoice(root)?.id).toBe("b");
  const giveBack = takeFocus(root);
  expect(document.activeElement?.id).toBe("b");
  giveBack();
  expect(document.activeElement).toBe(before);
});
