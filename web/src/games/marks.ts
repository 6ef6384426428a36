/** Where a game's board shows an action: what is marked there when a game is seen again. */

/** Selectors of what an action is done with and to; `fields` are its parts, as an offer names them. */
export type PlacesOf = (fields: Record<string, unknown>) => string[];

const games = import.meta.glob<{ placesOf: PlacesOf }>("./*/marks.ts");

/** The game's own; nowhere for a game that has none. */
export async function loadPlaces(game: string): Promise<PlacesOf> {
  const load = games[`./${game}/marks.ts`];
  return load ? (await load()).placesOf : () => [];
}
