const shortLetters = 4;
const longLetters = 8;

/** Typing errors that a word of this length may hold. */
function toleratedErrors(letters: number): number {
  if (letters < shortLetters) return 0;
  return letters < longLetters ? 1 : 2;
}

/**
 * Counts letters to add, leave out, replace or swap with their neighbor (Damerau and Levenshtein).
 * @returns more than `most` as soon as it is certain
 */
function errorsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) {
        errors = Math.min(errors, (before[column - 2] ?? 0) + 1);
      }
      current.push(errors);
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

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
