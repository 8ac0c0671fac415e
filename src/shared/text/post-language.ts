/** Language of a post: a BCP 47 tag, or '' for the site's own. */

/** Stored as '' whatever the region. */
const siteLanguages: readonly string[] = ['en', 'en-US'];

export const frequentLanguages = [
  ...['ar', 'zh-Hans', 'zh-Hant', 'cs', 'da', 'nl', 'fi', 'fr', 'de', 'el', 'he', 'hi', 'hu'],
  ...['id', 'it', 'ja', 'ko', 'nb', 'fa', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'es', 'sv', 'th'],
  ...['tr', 'uk', 'ur', 'vi'],
] as const;

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

export function englishNameOf(tag: string): string | undefined {
  return isLanguageTag(tag) ? english.of(tag) : undefined;
}

/**
 * Returns the language as posts store it: in canonical spelling (`pt-br` becomes `pt-BR`), '' for the site's own.
 * @returns null for an unknown language
 */
export function postLanguageOf(text: string): string | null {
  const tag = text.trim().replaceAll('_', '-');
  if (tag === '') return '';
  if (!englishNameOf(tag)) return null;
  const [usual = ''] = Intl.getCanonicalLocales(tag);
  return siteLanguages.includes(usual) ? '' : usual;
}

const longestTag = 35;
const subtags =
  /^[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?$/i;

export function isLanguageTag(text: string): boolean {
  return text.length <= longestTag && subtags.test(text);
}
