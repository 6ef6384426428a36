/** Where the sea shows an action: the card it is done with, and the ship or the pile it goes to. */

import type { PlacesOf } from "../marks";
import { faceOf, isDraw, targetOf } from "./cards";
import type { CardFact } from "./facts";

export const placesOf: PlacesOf = (fields) => {
  if (isDraw({ fields })) return ["[data-deck]"];
  const kind = String(fields["type"]).split("_").at(-1);
  const card = `[data-card="${faceOf({ ...fields, kind } as unknown as CardFact)}.0"]`;
  const target = targetOf({ fields });
  if (target === "discard") return [card, "[data-drop=discard]"];
  return target === "sea" ? [card] : [card, `[data-drop="ship:${target}"]`];
};
