/** The situations of a game to look at and to test with: its `look/situations.py` writes them, by the rules themselves. */

import type { View } from "../wire";

export interface Situations {
  SITUATIONS: readonly string[];
  /** A fresh copy of the view in the situation of this name. */
  situation: (name: string) => View;
}

/** `lines`: one situation a line, with its name. */
export function situationsIn(lines: string): Situations {
  const views = new Map<string, string>();
  for (const line of lines.trim().split("\n")) {
    const { name, view } = JSON.parse(line) as { name: string; view: View };
    views.set(name, JSON.stringify(view));
  }
  const SITUATIONS = [...views.keys()];
  const situation = (name: string): View => {
    const view = views.get(name);
    if (view === undefined) throw new Error(`no situation ${name}; there are ${SITUATIONS.join(", ")}`);
    return JSON.parse(view) as View;
  };
  return { SITUATIONS, situation };
}
