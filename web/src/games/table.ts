/** What every game's table view is given: `games/<name>/Table.svelte` takes these props. */

import type { Snippet } from "svelte";
import type { Remaining } from "../timeleft";
import type { TableWords } from "../words";
import type { Sentence, View } from "../wire";

export interface TableProps {
  /** The last view, whole; its `log` holds every entry known here, oldest first, not only the new ones. */
  view: View;
  /** The catalogue in the present language, bound to this table's names and to the viewer's seat. */
  words: TableWords;
  /** Plays a legal action. Does nothing while one is pending or the table is away. */
  send: (action: number) => void;
  ui: TableUi;
}

export interface TableUi {
  /** The action sent and not yet answered, else null: draw it as pending, do not play it. */
  pending: number | null;
  /** False while the connection is lost: what is shown may be late and nothing can be played. */
  live: boolean;
  /** "none" when the person wants no movement (system or setting): show end states at once. */
  motion: "gentle" | "none";
  /** True when this viewer may decide now, and nothing is pending. */
  yours: boolean;
  /**
   * The time left of whoever is waited for, the viewer first; null without a clock, or while the line is broken. The
   * bar shows it, and the house says it aloud at half and at ten seconds; a table may have a sign of its own besides.
   */
  time: Remaining | null;
  /** True where an earlier moment is looked at again: log and moments stand beside the table, nothing is to be done. */
  again?: boolean;
  /** Where the moment after a row of the log is seen again with this viewer's eyes; null where it is not. */
  momentOf?: (seq: number) => string | null;
  /** The log entries with `seq` above this arrived after the view was opened: only these may be animated. */
  seenAtOpening: number;
  /** Opens the rules at a paragraph ("KO 2.5", "KO-R17"), or at the paragraph about a turn. */
  help: (paragraph?: string) => void;
  /** Says why something may not be done: a toast, spoken at once. Give the sentence of a refusal as it came. */
  refuse: (sentence: Sentence) => void;
  /** The same for a text that is no sentence of the server. */
  say: (text: string) => void;
  /**
   * The house's top bar (menu, title, language, light, help, settings), 44 px high on a phone, 46 on a desk. The view
   * renders it where its layout wants it: {@render ui.bar()}. Nothing else of the house takes room at a table;
   * sheets, toasts, the connection strip and the live regions (log, "your turn") lie over it and are the house's.
   */
  bar: Snippet;
  /**
   * What the house offers once the game is over (again, keep the file, back to the shelf), to be rendered inside the
   * game's own end sheet: {@render ui.after()}.
   */
  after: Snippet;
}

/**
 * How a game's view marks what the house must be able to find:
 *  - the element that should take the focus when a turn begins carries `data-first`;
 *  - the view stands inside the page's main landmark, so it has no <main> of its own;
 *  - the root fills its parent (`position: absolute; inset: 0`) and never scrolls the page.
 */
export const FIRST = "[data-first]";
