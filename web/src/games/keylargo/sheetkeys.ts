/** The keyboard in a sheet: arrows among the choices of a group, a digit for the choice that bears it. */

const STEPS: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Choices bear `data-choice`; a group of them `data-group`, and how many stand in a row where it is a grid. */
export const CHOICE = "[data-choice]";

/** Does what the key asks for; true if it was for the sheet. */
export function press(event: KeyboardEvent, sheet: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const numbered = /^[1-9]$/.test(event.key)
    ? sheet.querySelector<HTMLElement>(`[data-digit="${event.key}"]`)
    : null;
  if (numbered) {
    numbered.focus();
    numbered.click();
    return true;
  }
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>(CHOICE) : null;
  const to = from && neighbour(from, event.key);
  to?.focus();
  return to !== null;
}

function neighbour(from: HTMLElement, key: string): HTMLElement | null {
  const group = from.closest<HTMLElement>("[data-group]");
  if (!group) return null;
  const all = [...group.querySelectorAll<HTMLElement>(CHOICE)];
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const row = Number(group.dataset["group"]) || 1;
  const at = all.indexOf(from) + step[0] + step[1] * row;
  return all[(at + all.length) % all.length] ?? null;
}

/** The choice that a sheet begins with: the first that may be made, else the first of all. */
export function firstChoice(sheet: HTMLElement): HTMLElement | null {
  return (
    sheet.querySelector<HTMLElement>(`${CHOICE}:not([aria-disabled="true"])`) ??
    sheet.querySelector<HTMLElement>(CHOICE)
  );
}

/** Gives the focus to the sheet's first choice, and back to where it was when the sheet goes. */
export function takeFocus(sheet: HTMLElement): () => void {
  const before = document.activeElement;
  firstChoice(sheet)?.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
