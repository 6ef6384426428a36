/** What `LineGraph` draws: a figure over the course of a game. */

export interface Point {
  /** How far the game was. */
  at: number;
  value: number;
}

export interface GraphLine {
  key: number;
  points: readonly Point[];
  /** A colour; and which dashes tell it from the others, from 0. */
  hue: string;
  dashes: number;
  chosen: boolean;
}

/** The steps in which one counts, the smallest that need no more than `most` of them from 0 to there. */
export function stepFor(span: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (span <= most * step) return step;
}

/** Whole steps from below the smallest value, or 0, to above the greatest one. */
export function rulesFor(values: readonly number[], most: number): number[] {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, least + 1, ...values);
  const step = stepFor(greatest - least, most);
  const rules = [];
  for (let at = Math.floor(least / step) * step; at < greatest + step; at += step) rules.push(at);
  return rules;
}

/** Where the ends of lines are marked so that each is seen: at least so far from the next, in order, within 0 to 100. */
export function apart(heights: readonly number[], least: number): number[] {
  const order = heights
    .map((height, line) => ({ height, line }))
    .sort((a, b) => a.height - b.height || a.line - b.line);
  const marks: number[] = [];
  let next = -Infinity;
  for (const { height, line } of order) next = marks[line] = Math.max(height, next + least);
  // What was pushed above the top comes down again, and pushes what is below it.
  let top = 100;
  for (const { line } of order.toReversed()) {
    marks[line] = Math.min(marks[line] ?? 0, top);
    top = (marks[line] ?? 0) - least;
  }
  return marks;
}
