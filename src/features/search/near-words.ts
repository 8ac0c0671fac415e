import { errorsBetween, toleratedErrors } from '../../shared/text/typing-errors.ts';

/** The letters of a word as bits, of which an error changes two at most. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

export interface NearWords {
  words: readonly string[];
  errors: number;
}

/** Finds the words with the fewest differences, if those are few enough for a typing error. */
export function nearWords(typed: string, known: Iterable<string>): NearWords {
  let fewest = toleratedErrors(typed.length);
  let words: string[] = [];
  if (fewest === 0 || /\d/.test(typed)) return { words, errors: 0 };
  const letters = lettersOf(typed);
  for (const candidate of known) {
    if (Math.abs(typed.length - candidate.length) > fewest) continue;
    if (bitCount(letters ^ lettersOf(candidate)) > 2 * fewest) continue;
    const errors = errorsBetween(typed, candidate, fewest);
    if (errors > fewest) continue;
    if (errors < fewest) words = [];
    fewest = errors;
    words.push(candidate);
  }
  return { words, errors: fewest };
}
