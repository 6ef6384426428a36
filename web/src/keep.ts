/** A game as a file of this device. */

import { fetchRecord } from "./api";

/** Asks for the record and has the browser keep it; throws what the request throws. */
export async function keepRecord(table: string, secret: string, game: string): Promise<void> {
  keepText(await fetchRecord(table, secret), `${game}-${table}.txt`);
}

/** Has the browser keep a text under this name. */
export function keepText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
