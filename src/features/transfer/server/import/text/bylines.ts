import { detailLimits } from '../../../../posts/post-details.ts';
import { oneLine } from './plain-text.ts';

const joined = (names: readonly string[]): string =>
  names.length < 3
    ? names.join(' and ')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Joins the names while they fit; a note names the others. */
export function bylineOf(names: readonly string[], note: (sentence: string) => void): string {
  const all = [...new Set(names.map(oneLine).filter(Boolean))];
  let count = all.length;
  while (count > 1 && joined(all.slice(0, count)).length > detailLimits.byline) count -= 1;
  const lost = all.slice(count);
  if (lost.length > 0) note(`No room in the byline for ${joined(lost)}.`);
  return joined(all.slice(0, count));
}
