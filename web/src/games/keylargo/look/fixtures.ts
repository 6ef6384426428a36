/** Situations to look at and to test with; situations.py writes them, from games played by the rules. */

import type { View } from "../../../wire";
import lines from "./situations.jsonl?raw";

const views = new Map<string, string>();
for (const line of lines.trim().split("\n")) {
  const { name, view } = JSON.parse(line) as { name: string; view: View };
  views.set(name, JSON.stringify(view));
}

export const SITUATIONS: readonly string[] = [...views.keys()];

/** A fresh copy of the view in this situation. */
export function situation(name: string): View {
  const view = views.get(name);
  if (view === undefined) throw new Error(`no situation ${name}; there are ${SITUATIONS.join(", ")}`);
  return JSON.parse(view) as View;
}
