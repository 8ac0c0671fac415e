import {
  englishNameOf,
  frequentLanguages,
  postLanguageOf,
} from '../../../../../shared/text/post-language.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

function furtherLanguages(): string[] {
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return codes.filter((code) => englishNameOf(code) && postLanguageOf(code) === code);
}

function labelOf(tag: string): string {
  const english = englishNameOf(tag) ?? tag;
  const own = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag) ?? english;
  return own === english ? english : `${english} (\u2068${own}\u2069)`;
}

/** Frequent languages first, each group by English name. @param used tags that must be among the choices */
export function languageChoices(used: readonly string[]): { value: string; label: string }[] {
  const frequent = new Set<string>(frequentLanguages);
  const further = new Set([...used.filter(Boolean), ...furtherLanguages()]);
  const sorted = (tags: Iterable<string>) =>
    [...tags]
      .map((value) => ({ value, label: labelOf(value) }))
      .sort((a, b) => a.label.localeCompare(b.label));
  return [...sorted(frequent), ...sorted([...further].filter((tag) => !frequent.has(tag)))];
}
