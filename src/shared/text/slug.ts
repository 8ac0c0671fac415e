import { hyphenate } from './hyphenate.ts';
import { maxSlugLength } from './slug-pattern.ts';

/**
 * The slug of a title: lowercase, every run of anything but letters and digits one hyphen, none at the ends
 * (specification, section 2). Accents are dropped from Latin letters; a cut happens between words.
 */
export function slugFromTitle(title: string): string {
  const slug = hyphenate(title);
  if (slug.length <= maxSlugLength) return slug;
  const cut = slug.slice(0, maxSlugLength);
  const lastHyphen = cut.lastIndexOf('-');
  return (lastHyphen > 0 ? cut.slice(0, lastHyphen) : cut).replace(/-+$/, '');
}
