import type { ColorToken } from '../../../shared/words/types.ts';

const hues: readonly ColorToken[] = ['ember', 'lagoon', 'sand', 'moss', 'sky'];

/** The color of a category, the same wherever it is named. */
export function categoryHue(categoryId: number | null): ColorToken {
  return hues[((categoryId ?? 1) - 1) % hues.length] ?? 'lagoon';
}
