/** Carrying a card to its target with finger or mouse. A press that moves less than 8 px stays a tap. */

import type { HandCard, Target } from "./cards";
import type { Play } from "./play.svelte";

const SLOP = 8;

class Carry {
  /** The card on its way, and where the pointer is. */
  key = $state<string | null>(null);
  card = $state.raw<HandCard | null>(null);
  x = $state(0);
  y = $state(0);
  #ended = 0;

  start = (press: PointerEvent, card: HandCard, play: Play): void => {
    if (press.button !== 0 || !play.yours) return;
    const abandon = new AbortController();
    const watch = (type: string, act: (event: PointerEvent) => void): void =>
      window.addEventListener(type, (event) => own(event as PointerEvent, press, act), {
        signal: abandon.signal,
      });

    watch("pointermove", (event) => {
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLOP;
      if (this.key === null && far) this.#lift(card, play);
      this.x = event.clientX;
      this.y = event.clientY;
    });
    watch("pointerup", (event) => {
      abandon.abort();
      if (this.key === null) return;
      this.#lay(event, play);
    });
    watch("pointercancel", () => {
      abandon.abort();
      if (this.key !== null) play.putBack();
      this.#end();
    });
  };

  /** True for the click that ends a carrying: it is no tap. */
  justCarried(): boolean {
    return performance.now() - this.#ended < 350;
  }

  #lift(card: HandCard, play: Play): void {
    this.key = card.key;
    this.card = card;
    play.hold(card);
  }

  #lay(event: PointerEvent, play: Play): void {
    const target = targetAt(event.clientX, event.clientY);
    this.#end();
    if (target === null || !play.aim(target)) play.putBack();
  }

  #end(): void {
    if (this.key !== null) this.#ended = performance.now();
    this.key = null;
    this.card = null;
  }
}

function own(event: PointerEvent, press: PointerEvent, act: (event: PointerEvent) => void): void {
  if (event.pointerId === press.pointerId) act(event);
}

function targetAt(x: number, y: number): Target | null {
  const drop = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
  if (drop === undefined) return null;
  if (drop === "sea" || drop === "discard") return drop;
  return Number(drop.replace("ship:", ""));
}

export const carry = new Carry();
