/** How things sail: from a place to where they now are, or from where they were to a place. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { rectOf } from "../places";

export const FAST = 150;
export const MOVE = 240;
export const SLOW = 300;

export interface Voyage {
  /** The name of the other place; null: nothing moves. */
  place: string | null;
  duration?: number;
  delay?: number;
  /** Leans while it goes, as somebody tipped over the rail. */
  tip?: number;
  /** Rides past its place once before it lies still. */
  settles?: boolean;
}

/** As a transition in: comes from the place. As one out: goes there. */
export function sail(
  node: Element,
  { place, duration = MOVE, delay = 0, tip = 0, settles = false }: Voyage,
): TransitionConfig {
  const there = place ? rectOf(place) : null;
  if (!there || duration === 0) return { duration: 0 };
  const here = node.getBoundingClientRect();
  if (here.width === 0) return { duration: 0 };
  const dx = there.left + there.width / 2 - (here.left + here.width / 2);
  const dy = there.top + there.height / 2 - (here.top + here.height / 2);
  const shrink = Math.min(1, Math.max(there.width / here.width, 0.12));
  const own = getComputedStyle(node).transform;
  const base = own === "none" ? "" : own;
  return {
    duration,
    delay,
    easing: settles ? settle : cubicOut,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy}px) scale(${t + u * shrink}) rotate(${u * tip}deg) ${base};` +
      `opacity: ${Math.min(1, t * 3)}; z-index: 6;`,
  };
}

/** Overshoots a little, as a hull that meets the water. */
function settle(t: number): number {
  const u = t - 1;
  return u * u * (1.9 * u + 0.9) + 1;
}

/** A skull that shows itself. */
export function pop(
  _: Element,
  { duration = 120, delay = 0 }: { duration?: number; delay?: number },
): TransitionConfig {
  return { duration, delay, easing: cubicOut, css: (t) => `transform: scale(${t}); opacity: ${t};` };
}

/** A flag: struck on its way out, hoisted on its way in. */
export function hoist(
  _: Element,
  { duration = FAST, delay = 0 }: { duration?: number; delay?: number },
): TransitionConfig {
  return {
    duration,
    delay,
    easing: cubicOut,
    css: (t, u) => `transform: translate(0, ${u * 14}px) scale(1, ${0.15 + 0.85 * t}); opacity: ${t};`,
  };
}
