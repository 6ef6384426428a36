/** A long touch, or the other button of a mouse, asks about what lies there, as the key "?" asks about what has the
    focus: so whatever a table explains by keyboard it explains to a finger, too. */

/** A browser's own long touch is a little shorter, and comes first. */
const HOLD = 600;
/** How far a finger that rests may move, in pixels. */
const SLACK = 10;

export function asking(stage: HTMLElement): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const forget = (): void => clearTimeout(timer);

  function onpointerdown(event: PointerEvent): void {
    forget();
    const { target, clientX, clientY, pointerType } = event;
    if (pointerType === "mouse" || !(target instanceof Element)) return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      if (ask(target)) holdBackClick();
    }, HOLD);
  }

  function onpointermove({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK) forget();
  }

  /** A phone sends this for a long touch as well, and means its own menu. */
  function oncontextmenu(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !stage.contains(event.target)) return;
    const target = placeOf(event.target);
    // A table may have its own answer.
    if (event.defaultPrevented) forget();
    if (event.defaultPrevented || target === null) return;
    event.preventDefault();
    if ((event as PointerEvent).pointerType !== "touch") ask(target);
  }

  const heard = { pointerdown: onpointerdown, pointermove: onpointermove };
  const over = ["pointerup", "pointercancel"] as const;
  for (const [name, listener] of Object.entries(heard))
    stage.addEventListener(name, listener as EventListener);
  for (const name of over) window.addEventListener(name, forget, true);
  // Svelte hears for a table's buttons at the page's root: only beyond it is known what they made of the event.
  window.addEventListener("contextmenu", oncontextmenu);
  return {
    destroy: () => {
      forget();
      for (const [name, listener] of Object.entries(heard))
        stage.removeEventListener(name, listener as EventListener);
      for (const name of over) window.removeEventListener(name, forget, true);
      window.removeEventListener("contextmenu", oncontextmenu);
    },
  };
}

/** What can be asked about here: whatever can have the focus, but for what has a menu of its own. */
function placeOf(target: Element): HTMLElement | null {
  const place = target.closest<HTMLElement>("button, [tabindex]");
  return place?.closest("dialog, header, a, input, select, textarea") ? null : place;
}

function ask(target: Element): boolean {
  const place = placeOf(target);
  if (place === null) return false;
  place.focus({ preventScroll: true });
  place.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
  return true;
}

/** The finger that is lifted now has asked, and chooses nothing. */
function holdBackClick(): void {
  const stop = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const listen = { capture: true, once: true };
  window.addEventListener("click", stop, listen);
  const lifted = (): void => void setTimeout(() => window.removeEventListener("click", stop, listen), 400);
  window.addEventListener("pointerup", lifted, listen);
}
