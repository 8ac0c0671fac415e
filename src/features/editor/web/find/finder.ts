/** `at` is the number of the current match, from 1; 0 means none. */
export interface FindState {
  count: number;
  at: number;
}

export interface FindQuery {
  text: string;
  matchCase: boolean;
}

/** `from` and `to` are offsets in the HTML. */
export interface TextPlace {
  words: string;
  /** Sentence around the words. */
  sentence: string;
  from: number;
  to: number;
}

export interface Finder {
  /** Does not move the cursor. */
  search: (query: FindQuery) => FindState;
  /** Goes to the next or previous match and wraps around at the ends. */
  step: (direction: 1 | -1) => FindState;
  /** Replaces the current match and goes to the next one. */
  replace: (by: string) => FindState;
  /** Replaces all matches in one undo step. @returns their number */
  replaceAll: (by: string) => number;
  /** Selects a place and puts the cursor there. @returns false when it does not exist */
  show: (place: TextPlace) => boolean;
  clear: () => void;
}

/** Returns the offsets of all matches; `to` is exclusive. */
export function findMatches(text: string, query: FindQuery): { from: number; to: number }[] {
  if (query.text === '') return [];
  const words = query.text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const pattern = new RegExp(words, query.matchCase ? 'g' : 'gi');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** Wraps around at the ends. Returns -1 when there is nothing to step to. */
export function stepIndex(index: number, count: number, direction: 1 | -1): number {
  if (count === 0) return -1;
  if (index < 0) return direction === 1 ? 0 : count - 1;
  return (index + direction + count) % count;
}
