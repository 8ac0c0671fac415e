import { hyphenate } from './hyphenate.ts';
import { maxSlugLength } from './slug-pattern.ts';

/**
 * Returns the slug of a title (specification, section 2): lowercase, one hyphen for every run of anything but letters
 * and digits, none at the ends. Drops accents from Latin letters and cuts between words.
 */
export function slugFromTitle(title: string): string {
  const slug = hyphenate(title);
  if (slug.length <= maxSlugLength) return slug;
  const cut = slug.slice(0, maxSlugLength);
  const lastHyphen = cut.lastIndexOf('-');
  return (lastHyphen > 0 ? cut.slice(0, lastHyphen) : cut).replace(/-+$/, '');
}
