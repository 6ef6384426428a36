/** A table's game as a file of this device. */

import { fetchRecord } from "./api";

/** Asks for the record and has the browser keep it; throws what the request throws. */
export async function keepRecord(table: string, secret: string, game: string): Promise<void> {
  const text = await fetchRecord(table, secret);
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${game}-${table}.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
