/** How far a search has come: `at` is the place that is shown, from 1; 0 where none is yet. */
export interface FindState {
  count: number;
  at: number;
}

export interface FindQuery {
  text: string;
  matchCase: boolean;
}

/** A place of the content: as it reads, and where it stands in the HTML. */
export interface TextPlace {
  words: string;
  /** The sentence around the words. */
  sentence: string;
  from: number;
  to: number;
}

/** Finding and replacing in one face of the content. */
export interface Finder {
  /** Looks, and leaves the cursor where it is. */
  search: (query: FindQuery) => FindState;
  /** Goes to the next place, or back, and round at the ends. */
  step: (direction: 1 | -1) => FindState;
  /** Replaces the place that is shown, and goes on to the next. */
  replace: (by: string) => FindState;
  /** @returns how many were replaced; undone in one step. */
  replaceAll: (by: string) => number;
  /** Selects a place and puts the cursor there. @returns whether it was there */
  show: (place: TextPlace) => boolean;
  /** Ends the search. */
  clear: () => void;
}

/** Where a text holds the words, as the places of their first and behind their last character. */
export function findMatches(text: string, query: FindQuery): { from: number; to: number }[] {
  if (query.text === '') return [];
  const words = query.text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const pattern = new RegExp(words, query.matchCase ? 'g' : 'gi');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** The place that follows, round at the ends; -1 where there is none. */
export function stepIndex(index: number, count: number, direction: 1 | -1): number {
  if (count === 0) return -1;
  if (index < 0) return direction === 1 ? 0 : count - 1;
  return (index + direction + count) % count;
}
