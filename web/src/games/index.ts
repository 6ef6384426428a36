/** The games that have a table of their own; any other game is played at the generic one. */

import type { Component } from "svelte";
import type { TableProps } from "./table";

type TableModule = { default: Component<TableProps> };

// A glob, so that a game's folder is its whole registration and a missing one is no error.
const tables = import.meta.glob<TableModule>("./*/Table.svelte");

export function hasTable(game: string): boolean {
  return `./${game}/Table.svelte` in tables;
}

export async function loadTable(game: string): Promise<Component<TableProps>> {
  const load = tables[`./${game}/Table.svelte`] ?? (() => import("../parts/GenericTable.svelte"));
  return (await load()).default;
}
