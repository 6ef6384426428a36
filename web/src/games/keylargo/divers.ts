/** A diver as the drawings know one: what hangs on it, and where on its back there is room (KL 1.2). */

export interface Diver {
  hoses: number;
  trident: boolean;
  weight: boolean;
}

export interface Slot {
  item: "hose" | "trident" | "weight";
  has: boolean;
}

/** Two places for a hose, one for a trident, one for a weight. */
export function slotsOf({ hoses, trident, weight }: Diver): Slot[] {
  return [
    { item: "hose", has: hoses > 0 },
    { item: "hose", has: hoses > 1 },
    { item: "trident", has: trident },
    { item: "weight", has: weight },
  ];
}
