import { afterEach, expect, it, vi } from "vitest";
import { TurnCall } from "../src/turncall.svelte";

const showNotification = vi.fn(() => Promise.resolve());
vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ showNotification }) } });

afterEach(() => showNotification.mockClear());

async function told(on: boolean, hidden: boolean): Promise<unknown[][]> {
  vi.stubGlobal("document", { hidden });
  const call = new TurnCall("2345", 1, "secret");
  call.on = on;
  await call.tell("Korsar", "Malo, it is your turn.", "en");
  return showNotification.mock.calls;
}

it("tells who has the page open and looks at another", async () => {
  const options = { body: "Malo, it is your turn.", lang: "en", tag: "/t/2345", data: "/t/2345" };
  expect(await told(true, true)).toEqual([["Korsar", options]]);
});

it.each([
  ["who looks at the page", true, false],
  ["who did not ask for it", false, true],
])("tells nothing to %s", async (_, on, hidden) => {
  expect(await told(on, hidden)).toEqual([]);
});
