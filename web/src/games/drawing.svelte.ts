/** What draws a game's table, fetched when the first page wants it. */

import type { Component } from "svelte";
import { loadTable } from ".";
import type { TableProps } from "./table";

export class Drawing {
  /** Null until it is here. */
  Table = $state.raw<Component<TableProps> | null>(null);
  /** Whether it could not be fetched; a page that is loaded anew asks again. */
  failed = $state(false);

  constructor(game: string) {
    loadTable(game).then(
      (component) => (this.Table = component),
      () => (this.failed = true),
    );
  }
}
