import { diffLines } from 'diff';

const mostEdits = 400;

/** Returns where a place of one text is in another one: in its line, or where that line was. */
export function placeAfter(from: string, to: string, place: number): number {
  let before = 0;
  let after = 0;
  for (const { value, added, removed } of diffLines(from, to, { maxEditLength: mostEdits }) ?? []) {
    if (!added && place < before + value.length) return Math.min(after + place - before, to.length);
    if (!added) before += value.length;
    if (!removed) after += value.length;
  }
  return to.length;
}
