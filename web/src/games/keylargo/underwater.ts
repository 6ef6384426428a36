/** Where boat, divers and wreck stand in the picture of a dive, in its units; cards rise on the right of them. */

import { area, type Area, type Room, type Shape } from "./berths";

interface Scene extends Room {
  boat: Area;
  /** Up to three, the first one nearest to the edge. */
  divers: Area[];
  wreck: Area;
}

export const SCENES: Record<Shape, Scene> = {
  wide: {
    width: 880,
    height: 600,
    boat: area(48, 6, 98, 98),
    divers: [area(34, 228, 82, 133), area(136, 284, 82, 133), area(238, 236, 82, 133)],
    wreck: area(30, 442, 258, 142),
  },
  tall: {
    width: 360,
    height: 404,
    boat: area(14, 2, 58, 58),
    divers: [area(8, 142, 44, 72), area(50, 188, 44, 72), area(92, 148, 44, 72)],
    wreck: area(6, 308, 128, 70),
  },
};

/** The hose of a diver: it leaves the boat on the diver's side, swings once, and ends at the helmet. */
export function hoseOf({ boat }: Scene, diver: Area): string {
  const middle = boat.x + boat.width / 2;
  const x = diver.x + diver.width / 2;
  const [from, y] = [middle + (x - middle) * 0.12, boat.y + boat.height * 0.85];
  const fall = diver.y - y;
  const swing = diver.width * 0.6;
  return `M${from} ${y}c${-swing} ${fall * 0.5} ${x - from + swing} ${fall * 0.55} ${x - from} ${fall}`;
}
