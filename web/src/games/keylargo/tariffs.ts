/** What stands in the tariff of a place, line by line, with the sign of each line. */

import type { Facts, Tariff } from "./facts";
import type { IconName, Place } from "./signs";

export interface Row {
  of: string;
  icon: IconName;
  tariff: Tariff;
}

/** None for the dolphins: they pay by the day, not by the boat. */
export function rowsOf({ places, pickpocket }: Pick<Facts, "places" | "pickpocket">, place: Place): Row[] {
  switch (place) {
    case "bar":
      return [
        { of: "diver", icon: "hire", tariff: places.bar.diver },
        ...(pickpocket
          ? [{ of: "pickpocket", icon: "pickpocket", tariff: places.bar.pickpocket } as const]
          : []),
        { of: "round", icon: "round", tariff: places.bar.round },
      ];
    case "shop":
      return [
        { of: "hose", icon: "hose", tariff: places.shop.hose },
        { of: "trident", icon: "trident", tariff: places.shop.trident },
        { of: "weight", icon: "weight", tariff: places.shop.weight },
      ];
    case "market":
      return [
        { of: "goods", icon: "goods", tariff: places.market.goods },
        { of: "antique", icon: "antique", tariff: places.market.antique },
        { of: "gold", icon: "gold", tariff: places.market.gold },
      ];
    case "dolphins":
      return [];
  }
}
