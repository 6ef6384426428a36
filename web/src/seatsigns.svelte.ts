/** The signs of the seats, for all that is drawn below this component: those of the game, once they are here. */

import type { Component } from "svelte";
import { loadSign, provideSigns, type SignProps } from "./games/seatsigns";
import type { View } from "./wire";

export function signSeats(view: () => View): void {
  let own = $state.raw<Component<SignProps> | null>(null);
  void loadSign(view().table.game).then((found) => (own = found));
  provideSigns({
    get view() {
      return view();
    },
    get own() {
      return own;
    },
  });
}
