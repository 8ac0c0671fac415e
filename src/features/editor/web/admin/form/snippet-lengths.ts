export interface LengthRange {
  least: number;
  most: number;
}

/** What search results show of a page, in characters; longer text is cut off, much shorter text wastes the place. */
export const snippetLengths = {
  title: { least: 30, most: 60 },
  description: { least: 70, most: 160 },
} as const satisfies Record<string, LengthRange>;
