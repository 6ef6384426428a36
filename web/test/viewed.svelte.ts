/** The view that a table is shown, which another may replace. */

import type { View } from "../src/wire";

export class Viewed {
  view: View = $state.raw() as View;

  constructor(view: View) {
    this.view = view;
  }
}
