/** A language as Open Graph writes it, with the region where most read it: `he` is `he_IL`. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
