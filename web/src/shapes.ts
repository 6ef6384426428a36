/** The eight shapes of a person, by token number; their hues are `--seat-1` … `--seat-8`. */

export const TOKENS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What a token is called: hue and shape. */
export const TOKEN_WORDS: Record<number, string> = {
  1: "page-token-red",
  2: "page-token-green",
  3: "page-token-yellow",
  4: "page-token-purple",
  5: "page-token-blue",
  6: "page-token-copper",
  7: "page-token-slate",
  8: "page-token-teal",
};

export const SHAPES: Record<number, string> = {
  1: '<circle cx="12" cy="12" r="5"/>',
  2: '<path d="M12 6.2 18 16.8H6Z"/>',
  3: '<path d="M7.2 7.2h9.6v9.6H7.2Z"/>',
  4: '<path d="m12 5.3 1.9 4.5 4.9.4-3.7 3.2 1.1 4.8L12 15.7l-4.2 2.5 1.1-4.8-3.7-3.2 4.9-.4Z"/>',
  5: '<path d="M10 6h4v4h4v4h-4v4h-4v-4H6v-4h4Z"/>',
  6: '<path d="m12 5 6 7-6 7-6-7Z"/>',
  7: '<path fill-rule="evenodd" d="M12 5.7a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6Zm0 3.2a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2Z"/>',
  8: '<path d="M5 9.8c2.3-3 4.7-3 7 0s4.7 3 7 0v4.4c-2.3 3-4.7 3-7 0s-4.7-3-7 0Z"/>',
};
