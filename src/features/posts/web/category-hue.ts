import type { ColorToken } from '../../../shared/words/types.ts';

const hues: readonly ColorToken[] = ['ember', 'lagoon', 'sand', 'moss', 'sky'];

export function categoryHue(categoryId: number | null): ColorToken {
  return hues[((categoryId ?? 1) - 1) % hues.length] ?? 'lagoon';
}
