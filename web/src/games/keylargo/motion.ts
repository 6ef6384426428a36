/** How boats sail: from a place on a shallow arc to where they now lie. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { rectOf } from "../places";

export const MOVE = 260;
/** One boat leaves after another. */
export const APART = 80;

export interface Voyage {
  /** The name of the place it comes from; null: nothing moves. */
  place: string | null;
  duration?: number;
  delay?: number;
}

export function sail(node: Element, { place, duration = MOVE, delay = 0 }: Voyage): TransitionConfig {
  const there = place ? rectOf(place) : null;
  if (!there || duration === 0) return { duration: 0 };
  const here = node.getBoundingClientRect();
  if (here.width === 0) return { duration: 0 };
  const dx = there.left + there.width / 2 - (here.left + here.width / 2);
  const dy = there.top + there.height / 2 - (here.top + here.height / 2);
  const arc = Math.hypot(dx, dy) * 0.12;
  return {
    duration,
    delay,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy - Math.sin(Math.PI * t) * arc}px);` +
      `opacity: ${Math.min(1, t * 3)};`,
  };
}
