/** Where the ring shows an action: the card it is done with, and whom it is aimed at. */

import type { PlacesOf } from "../marks";
import { cardOf, deedOf } from "./deeds";

export const placesOf: PlacesOf = (fields) => {
  const deed = deedOf({ fields });
  const card = cardOf({ fields });
  const seat = "target" in deed ? deed.target : "owner" in deed ? deed.owner : null;
  return [
    ...(card === null ? [] : [`[data-card="${card}.0"]`]),
    ...(seat === null ? [] : [`[data-seat="${seat}"]`]),
  ];
};
