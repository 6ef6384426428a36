// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Sheet from "../src/parts/Sheet.svelte";
// What jsdom lacks.
import "./table";

vi.mock("../src/language.svelte", () => ({ say: (id: string) => id }));
let mounted: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (mounted) void unmount(mounted);
});

function press(key: string): void {
  const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.querySelector("dialog button")!.dispatchEvent(pressed);
}

it("keeps Esc for itself: what lies open behind it stays", () => {
  const heard = vi.fn<(key: string) => void>();
  const behind = (event: KeyboardEvent) => heard(event.key);
  window.addEventListener("keydown", behind);
  const children = createRawSnippet(() => ({ render: () => "<p></p>" }));
  mounted = mount(Sheet, { target: document.body, props: { title: "A", onclose: () => {}, children } });
  flushSync();
  press("Escape");
  press("a");
  window.removeEventListener("keydown", behind);
  expect(heard.mock.calls).toEqual([["a"]]);
});
