import { blocksOf, htmlOfBlocks } from '../../merge/html-blocks.ts';
import { mergeBlocks } from '../../merge/merge-blocks.ts';
import { differingFields, type EditorValues } from '../editor-form.ts';

/**
 * Merges two states of the form that grew from one base: the text by its blocks, and each other field as a whole.
 * @returns null when both have changed a block or a field in different ways
 */
export function mergeValues(
  base: EditorValues,
  mine: EditorValues,
  theirs: EditorValues,
): EditorValues | null {
  const theirChanges = differingFields(base, theirs);
  const merged = { ...mine, ...pick(theirs, theirChanges) };
  const between = new Set(differingFields(mine, theirs));
  const ofBoth = differingFields(base, mine).filter(
    (field) => theirChanges.includes(field) && between.has(field),
  );
  if (ofBoth.length === 0) return merged;
  if (ofBoth.some((field) => field !== 'content')) return null;
  const [before, my, their] = [base, mine, theirs].map(({ content }) => blocksOf(content));
  const blocks = before && my && their && mergeBlocks(before, my, their);
  return blocks ? { ...merged, content: htmlOfBlocks(blocks) } : null;
}

function pick(
  values: EditorValues,
  fields: readonly (keyof EditorValues)[],
): Partial<EditorValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
