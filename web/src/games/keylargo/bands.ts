/** A tariff as it is printed: one column for each number of boats at which a price changes. */

import type { Tariff } from "./facts";

export interface Band {
  /** The least number of boats. */
  from: number;
  /** The greatest. */
  to: number;
}

export function bandsOf(tariffs: readonly Tariff[]): Band[] {
  const most = Math.max(...tariffs.map(({ prices }) => prices.length));
  const bands: Band[] = [];
  for (let boats = 1; boats <= most; boats++) {
    const last = bands.at(-1);
    const same = tariffs.every(({ prices }) => prices[boats - 1] === prices[boats - 2]);
    if (last && same) last.to = boats;
    else bands.push({ from: boats, to: boats });
  }
  return bands;
}

/** "1", "2", "3+" at the end of the printed tariff, "2–3" within it. */
export function bandLabel({ from, to }: Band, last: boolean): string {
  if (from === to) return String(from);
  return last ? `${from}+` : `${from}–${to}`;
}

/** What holds now: the price with the boats that are there, or with the first one to come. */
export const priceNow = ({ now, prices }: Tariff): number => now ?? prices[0] ?? 0;
