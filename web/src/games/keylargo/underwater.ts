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
    divers: [area(4, 142, 44, 72), area(48, 188, 44, 72), area(92, 148, 44, 72)],
    wreck: area(6, 308, 128, 70),
  },
};

/** The hose of a diver: it leaves the boat, swings once, and ends at the helmet. */
export function hoseOf({ boat }: Scene, diver: Area): string {
  const from = { x: boat.x + boat.width * 0.55, y: boat.y + boat.height * 0.85 };
  const to = { x: diver.x + diver.width * 0.5, y: diver.y + diver.width * 0.02 };
  const fall = to.y - from.y;
  const swing = diver.width * 0.6;
  return `M${from.x} ${from.y}C${from.x - swing} ${from.y + fall * 0.5} ${to.x + swing} ${to.y - fall * 0.45} ${to.x} ${to.y}`;
}
