import { detailLimits } from '../../../../posts/post-details.ts';
import { oneLine } from './plain-text.ts';

const joined = (names: readonly string[]): string =>
  names.length < 3
    ? names.join(' and ')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** The line that names who wrote a post: all of them, or those for whom there is room; the others are named in a remark. */
export function bylineOf(names: readonly string[], note: (sentence: string) => void): string {
  const all = [...new Set(names.map(oneLine).filter(Boolean))];
  let count = all.length;
  while (count > 1 && joined(all.slice(0, count)).length > detailLimits.byline) count -= 1;
  const lost = all.slice(count);
  if (lost.length > 0) note(`No room in the byline for ${joined(lost)}.`);
  return joined(all.slice(0, count));
}
