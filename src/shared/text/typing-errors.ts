const shortLetters = 4;
const longLetters = 8;

/** Typing errors that a word of this length may hold: none, one, or two from eight letters on. */
export function toleratedErrors(letters: number): number {
  if (letters < shortLetters) return 0;
  return letters < longLetters ? 1 : 2;
}

/**
 * Counts letters to add, leave out, replace or swap with their neighbor (Damerau and Levenshtein).
 * @returns more than `most` as soon as it is certain
 */
export function errorsBetween(one: string, other: string, most: number): number {
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
