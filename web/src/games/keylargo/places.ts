/** Where things lie on the screen now, by name ("seat:2"), for what sails from there. */

import type { Attachment } from "svelte/attachments";

const places = new Map<string, Set<Element>>();

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
  return null;
}
