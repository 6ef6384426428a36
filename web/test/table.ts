/** A game's table on the page, for tests: shown, looked at and touched. To import it sets the page up, and clears it
 * after each test. */

import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, vi } from "vitest";
import type { TableProps, TableUi } from "../src/games/table";
import type { Sentence, View } from "../src/wire";
import { TableWords, type Lang } from "../src/words";
import { wordsIn } from "./catalogue";
import { Viewed } from "./viewed.svelte";

// What jsdom lacks.
beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal ??= function () {};
  HTMLDialogElement.prototype.close ??= function () {};
  Element.prototype.scrollTo ??= function () {};
});

let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** As on a desk, until the test is over: there is room for everything. */
export function desk(): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1440);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(900);
}

const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));

/** Shows the table of a game, and tells what it asks of the house; `next` brings another view. */
export function showTable(
  Table: Component<TableProps>,
  view: View,
  lang: Lang,
  time: TableUi["time"] = null,
) {
  const refused: Sentence[] = [];
  const send = vi.fn<(action: number) => void>();
  const help = vi.fn();
  const ui: TableUi = {
    pending: null,
    live: true,
    motion: "none",
    yours: view.legal.length > 0,
    time,
    seenAtOpening: view.log.at(-1)?.seq ?? -1,
    help,
    refuse: (sentence) => refused.push(sentence),
    say: vi.fn(),
    bar: nothing,
    after: nothing,
  };
  const viewed = new Viewed(view);
  const words = new TableWords(wordsIn(lang), view.table.seats, view.you);
  shown = mount(Table, {
    target: document.body,
    props: {
      get view() {
        return viewed.view;
      },
      words,
      send,
      ui,
    },
  });
  flushSync();
  const next = (view: View): void => {
    viewed.view = view;
    flushSync();
  };
  return { view, next, send, help, refused, ui };
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const label = (selector: string) => one(selector).getAttribute("aria-label");
export const text = (selector: string) => one(selector).textContent!.replaceAll(/\s+/g, " ").trim();

export function touch(element: HTMLElement | undefined): void {
  expect(element).toBeInstanceOf(HTMLElement);
  element!.click();
  flushSync();
}

/** Presses a key where the focus is. */
export function key(name: string): void {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );
  flushSync();
}
