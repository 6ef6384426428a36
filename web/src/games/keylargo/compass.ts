/** From wreck to wreck with the arrow keys: the nearest one that lies that way. */

import type { Point } from "./berths";

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The letter of the wreck that the key leads to; null for another key, or if nothing lies there. */
export function towards(key: string, from: string, slots: ReadonlyMap<string, Point>): string | null {
  const way = WAYS[key];
  const here = slots.get(from);
  if (!way || !here) return null;
  let best: { letter: string; far: number } | null = null;
  for (const [letter, there] of slots) {
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    if (ahead <= 0) continue;
    const aside = Math.abs((there.x - here.x) * way.y + (there.y - here.y) * way.x);
    const far = ahead + 2 * aside;
    if (best === null || far < best.far) best = { letter, far };
  }
  return best?.letter ?? null;
}
