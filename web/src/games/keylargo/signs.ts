/** What the drawings are called by: the words of the rules, as they come from the table. */

export const DEPTHS = ["shallow", "medium", "deep"] as const;
export type Depth = (typeof DEPTHS)[number];

export const TREASURES = ["goods", "antique", "gold", "diamond", "monster"] as const;
export type TreasureType = (typeof TREASURES)[number];

/** The four places on the island, in the order in which they stand there. */
export const PLACES = ["bar", "dolphins", "shop", "market"] as const;
export type Place = (typeof PLACES)[number];

export const ACTIONS = ["dive", "bar", "dolphins", "shop", "market"] as const;
export type ActionName = (typeof ACTIONS)[number];

export type Half = "morning" | "afternoon";

export const ICONS = [
  ...["hose", "trident", "weight", "diver", "hire", "pickpocket", "round", "eye"],
  ...["goods", "antique", "gold", "diamond", "monster"],
  ...["dive", "dolphins", "shop", "market", "boat", "encounter"],
  ...["morning", "afternoon", "first", "check", "list"],
] as const;
export type IconName = (typeof ICONS)[number];

/** The sign of what one does in a half-day. */
export const ACTION_ICONS: Record<ActionName, IconName> = {
  dive: "dive",
  bar: "round",
  dolphins: "dolphins",
  shop: "shop",
  market: "market",
};
