import { textsIn } from '../../../shared/content/texts/texts-in.ts';
import { aboutKind } from '../../about/words/about.ts';

export const deliveredFounder = aboutKind.release.founder.name;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/**
 * Finds texts with a name of the fictional founder that the present one does not have. There are none while the founder is the fictional one.
 * @param shown what the page about the founder shows
 */
export function textsOfFormerFounder(shown: unknown, { name }: { name: string }): string[] {
  if (name === deliveredFounder) return [];
  const former = wordsOf(deliveredFounder).filter((word) => !wordsOf(name).includes(word));
  return textsIn(shown).filter((text) => wordsOf(text).some((word) => former.includes(word)));
}
