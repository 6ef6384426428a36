/** Where things lie on the screen now, by name ("deck", "seat:2", "card:pirate-red-4.0"), for what moves between them. */

import type { Attachment } from "svelte/attachments";

const places = new Map<string, Set<Element>>();
const remembered = new Map<string, DOMRect>();

/** Marks an element as the place of this name. Several may bear it: the one that is shown counts. */
export function place(name: string): Attachment {
  return (element) => {
    const elements = places.get(name) ?? new Set();
    places.set(name, elements.add(element));
    return () => {
      elements.delete(element);
    };
  };
}

export function rectOf(name: string): DOMRect | null {
  for (const element of places.get(name) ?? []) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) return rect;
  }
  return remembered.get(name) ?? null;
}

/** Keeps where everything with this prefix lies, before it may be gone. */
export function remember(prefix: string): void {
  remembered.clear();
  for (const name of places.keys()) {
    if (!name.startsWith(prefix)) continue;
    const rect = rectOf(name);
    if (rect) remembered.set(name, rect);
  }
}
