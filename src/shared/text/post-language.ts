import { isLanguageTag } from './language-tag.ts';

/** The language of a post: a tag of BCP 47, or '' for the site's own. */

/** The site's own, which is written as '' whatever its region. */
const siteLanguages: readonly string[] = ['en', 'en-US'];

/** Offered to writers before all others. */
export const frequentLanguages = [
  ...['ar', 'zh-Hans', 'zh-Hant', 'cs', 'da', 'nl', 'fi', 'fr', 'de', 'el', 'he', 'hi', 'hu'],
  ...['id', 'it', 'ja', 'ko', 'nb', 'fa', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'es', 'sv', 'th'],
  ...['tr', 'uk', 'ur', 'vi'],
] as const;

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The English name of a language; undefined for one that nobody knows. */
export function englishNameOf(tag: string): string | undefined {
  return isLanguageTag(tag) ? english.of(tag) : undefined;
}

/**
 * A language as a post keeps it: in the usual spelling (`pt-br` becomes `pt-BR`), '' for the site's own.
 * @returns null for what is the tag of no known language
 */
export function postLanguageOf(text: string): string | null {
  const tag = text.trim().replaceAll('_', '-');
  if (tag === '') return '';
  if (!englishNameOf(tag)) return null;
  const [usual = ''] = Intl.getCanonicalLocales(tag);
  return siteLanguages.includes(usual) ? '' : usual;
}
