/** How many ships stand where: the form they are drawn in, and the pages of a phone's sea. */

import type { Scene, Ship, Side } from "./scene";

export type Form = "tall" | "compact" | "dense";

export interface SeaSize {
  width: number;
  height: number;
}

/** How a row of ships is drawn: in which form, and in one line or two. */
export interface Rank {
  form: Form;
  lines: 1 | 2;
}

const PHONE = 640;
const LOW = 560;
/** Wider than this, a low table's ships lie in as many columns as fit. */
const SIDEWAYS = 600;
/** A tall ship needs this much; where there is less, ships are drawn compact, then dense, then in two lines. */
const TALL = { width: 122, height: 200 };
const COMPACT = { width: 138, height: 100 };
const DENSE = { width: 112, height: 76 };
const PLATE = 58;
const GAP = 9;

export const isPhone = ({ width }: SeaSize): boolean => width > 0 && width <= PHONE;
/** A table no higher than this, such as a phone held sideways, has a phone's parts. The style sheets say the same. */
export const isLow = (height: number): boolean => height > 0 && height <= LOW;

/** The rank of a row of ships on a desk or tablet. */
export function rankOf(ships: number, { width, height }: SeaSize): Rank {
  const one = width / Math.max(1, ships) - GAP;
  const two = width / Math.ceil(Math.max(1, ships) / 2) - GAP;
  const low = height / 2 - GAP;
  if (width === 0 || (one >= TALL.width && height >= TALL.height)) return { form: "tall", lines: 1 };
  if (one >= COMPACT.width) return { form: "compact", lines: 1 };
  if (two >= COMPACT.width && low >= COMPACT.height) return { form: "compact", lines: 2 };
  if (one >= DENSE.width || low < DENSE.height) return { form: "dense", lines: 1 };
  return { form: "dense", lines: 2 };
}

/** Columns that these ships take. */
export const columnsOf = (ships: number, { lines }: Rank): number => Math.max(1, Math.ceil(ships / lines));

/** The height that the ships of the upper row have, of the sea's inner height. */
export const upperHeight = (height: number): number => height / 2 + 26 - PLATE;
export const lowerHeight = (height: number): number => height / 2 - 32;

/** More ships than this are shown in pages, which hold fewer, since the page marks need room. */
const SHEET = 12;
const PAGE = 9;

export interface Page {
  sides: Side[];
  ships: Ship[];
}

/** A phone's pages: all ships on one where they fit, else owner by owner. */
export function pagesOf({ opponents, near, ships }: Scene): Page[] {
  const sides = [...opponents, near];
  if (ships.length <= SHEET) return [{ sides, ships: sides.flatMap((side) => side.ships) }];
  const pages: Page[] = [];
  for (const side of sides) {
    for (let from = 0; from < side.ships.length; from += PAGE) {
      const part = side.ships.slice(from, from + PAGE);
      const last = pages.at(-1);
      if (last && last.ships.length + part.length <= PAGE) {
        last.sides.push(side);
        last.ships.push(...part);
      } else pages.push({ sides: [side], ships: part });
    }
  }
  return pages;
}

/** In less height the art over the columns would be smaller than beside them. */
const TALL_ON_PHONE = 230;

/** Two abreast up to six ships, three abreast beyond; tall where few leave room for it. */
export function formOnPhone(ships: number, height: number): Form {
  if (ships > 6) return "dense";
  return height / Math.ceil(ships / 2) >= TALL_ON_PHONE ? "tall" : "compact";
}

interface Grid {
  form: Form;
  abreast: number;
}

/** The form of a phone's ships and how many lie abreast, which depends on the width where it is held sideways. */
export function gridOnPhone(ships: number, { width, height }: SeaSize, low: boolean): Grid {
  if (low && width >= SIDEWAYS) return gridSideways(Math.max(3, ships), { width, height });
  const form = formOnPhone(ships, height);
  return { form, abreast: form === "dense" ? 3 : 2 };
}

/** One line where a ship has room in it, else two. A narrow, high tile is drawn tall. */
function gridSideways(ships: number, { width, height }: SeaSize): Grid {
  const one = width / ships;
  const half = Math.ceil(ships / 2);
  if (height >= 180 && one >= TALL.width && one < 200) return { form: "tall", abreast: ships };
  if (one >= COMPACT.width) return { form: "compact", abreast: ships };
  if (width / half >= COMPACT.width && height / 2 >= COMPACT.height)
    return { form: "compact", abreast: half };
  return { form: "dense", abreast: one >= DENSE.width || height / 2 < 70 ? ships : half };
}
