/** Carrying a card to its target with finger or mouse. A press that moves less than 8 px stays a tap. */

const SLOP = 8;
/** How long after it was laid down a click still belongs to the carrying, in milliseconds. */
const AFTER = 350;

/** What a game does with a card that is carried. */
export interface Carrying<Card> {
  /** Whether anything may be carried now. */
  may: () => boolean;
  lift: (card: Card) => void;
  /** Plays it where it was laid down: the `data-drop` of what lies there, null for nothing. False: it goes back. */
  lay: (drop: string | null) => boolean;
  putBack: () => void;
}

export class Carry<Card extends { key: string }> {
  /** The card on its way, and where the pointer is. */
  key = $state<string | null>(null);
  card = $state.raw<Card | null>(null);
  x = $state(0);
  y = $state(0);
  #ended = 0;

  start = (press: PointerEvent, card: Card, by: Carrying<Card>): void => {
    if (press.button !== 0 || !by.may()) return;
    const abandon = new AbortController();
    const watch = (type: string, act: (event: PointerEvent) => void): void =>
      window.addEventListener(type, (event) => own(event as PointerEvent, press, act), {
        signal: abandon.signal,
      });

    watch("pointermove", (event) => {
      const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > SLOP;
      if (this.key === null && far) this.#lift(card, by);
      this.x = event.clientX;
      this.y = event.clientY;
    });
    watch("pointerup", (event) => {
      abandon.abort();
      if (this.key !== null) this.#lay(event, by);
    });
    watch("pointercancel", () => {
      abandon.abort();
      if (this.key !== null) by.putBack();
      this.#end();
    });
  };

  /** True for the click that ends a carrying: it is no tap. */
  justCarried(): boolean {
    return performance.now() - this.#ended < AFTER;
  }

  #lift(card: Card, by: Carrying<Card>): void {
    this.key = card.key;
    this.card = card;
    by.lift(card);
  }

  #lay(event: PointerEvent, by: Carrying<Card>): void {
    const drop = dropAt(event.clientX, event.clientY);
    this.#end();
    if (!by.lay(drop)) by.putBack();
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

function dropAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
}
