import { postLimits } from '../features/posts/posts.ts';
import { hyphenate } from './hyphenate.ts';

/**
 * The slug of a title: lowercase, every run of anything but letters and digits one hyphen, none at the ends
 * (specification, section 2). Accents are dropped from Latin letters; a cut happens between words.
 */
export function slugFromTitle(title: string): string {
  const slug = hyphenate(title);
  if (slug.length <= postLimits.slug) return slug;
  const cut = slug.slice(0, postLimits.slug);
  const lastHyphen = cut.lastIndexOf('-');
  return (lastHyphen > 0 ? cut.slice(0, lastHyphen) : cut).replace(/-+$/, '');
}
