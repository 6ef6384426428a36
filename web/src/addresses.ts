/** Where this house's pages about a table are. */

export const tableAt = (table: string): string => `/t/${encodeURIComponent(table)}`;

/** The link that is given away: whoever opens it has the place of this secret. */
export const linkTo = (table: string, secret: string): string =>
  `${location.origin}${tableAt(table)}#${secret}`;

/** Where its game is seen again: from the row `moment` of the log on, with the eyes of a seat. */
export function replayAt(table: string, moment?: number, eye?: number): string {
  const wanted = [
    ...(moment === undefined ? [] : [`moment=${moment}`]),
    ...(eye === undefined ? [] : [`eye=${eye}`]),
  ];
  return `${tableAt(table)}/replay${wanted.length === 0 ? "" : `?${wanted.join("&")}`}`;
}
