import { diffWordsWithSpace } from 'diff';

/** Two texts that take longer to compare, in milliseconds, are both shown whole. */
const timeoutMs = 400;
/** Characters of both together: to take them apart takes its time before they are compared. */
const longestCompared = 100_000;
/** Pieces that a page shows. */
const mostParts = 5_000;

/** Share of the longer text that has to stay for single words to be worth marking. */
const leastInCommon = 0.35;
const lettersOf = (text: string) => text.replace(/\s+/g, '').length;

export interface WordPart {
  value: string;
  added: boolean;
  removed: boolean;
}

export interface ComparedTexts {
  parts: WordPart[];
  /** They are too long to be compared word by word. */
  isGivenUp: boolean;
}

function whole(before: string, after: string): WordPart[] {
  const lineBreak = { value: '\n', removed: false, added: false };
  return [
    ...(before ? [{ value: before, removed: true, added: false }, lineBreak] : []),
    { value: after, removed: false, added: true },
  ];
}

/** Compares two texts. Those with little in common would be a heap of single words: each is shown whole. */
export function compareWords(before: string, after: string): ComparedTexts {
  if (before === after) {
    return { parts: [{ value: after, added: false, removed: false }], isGivenUp: false };
  }
  const isShort = before.length + after.length <= longestCompared;
  const parts = isShort ? diffWordsWithSpace(before, after, { timeout: timeoutMs }) : undefined;
  if (!parts || parts.length > mostParts) return { parts: whole(before, after), isGivenUp: true };
  const kept = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + lettersOf(value), 0);
  const length = Math.max(lettersOf(before), lettersOf(after));
  const isHeap = kept < length * leastInCommon;
  return { parts: isHeap ? whole(before, after) : parts, isGivenUp: false };
}
