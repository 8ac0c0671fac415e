export interface LengthRange {
  least: number;
  most: number;
}

/** Lengths in characters. Search engines cut longer text. */
export const snippetLengths = {
  title: { least: 30, most: 60 },
  description: { least: 70, most: 160 },
} as const satisfies Record<string, LengthRange>;
