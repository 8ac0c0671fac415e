/** What search results show of a page, in characters; longer text is cut off, much shorter text wastes the place. */
export const snippetLengths = {
  title: { least: 30, most: 60 },
  description: { least: 70, most: 160 },
} as const;

export interface LengthRange {
  least: number;
  most: number;
}

export type LengthVerdict = 'empty' | 'short' | 'good' | 'long';

export function judgeLength(length: number, { least, most }: LengthRange): LengthVerdict {
  if (length === 0) return 'empty';
  if (length < least) return 'short';
  return length <= most ? 'good' : 'long';
}

/** A text as a search result cuts it: at a word, with an ellipsis. */
export function cutForSnippet(text: string, { most }: LengthRange): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut} ...`;
}
