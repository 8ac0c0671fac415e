import { withChange } from '../../../../generator/web/admin/suggestions/ContentChanges.tsx';

/** Addresses of the pictures that stand in the text without a description, each once. */
export function picturesWithoutAlt(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pictures = [...body.querySelectorAll('img')];
  const described = new Set(pictures.flatMap(({ alt, src }) => (alt.trim() ? src : [])));
  const found = pictures.filter(({ src }) => !described.has(src));
  return [...new Set(found.flatMap((one) => one.getAttribute('src') ?? []))];
}

export interface AltText {
  src: string;
  alt: string;
}

/**
 * Leaves all other characters as they are.
 * @returns the new text, and the number of pictures that were not found in it
 */
export function withAltTexts(
  html: string,
  altTexts: readonly AltText[],
): { html: string; missed: number } {
  const outcome = { html, missed: 0 };
  for (const { src, alt } of altTexts) {
    const changed = withChange(outcome.html, { kind: 'alt', src, alt });
    if (changed === null) outcome.missed += 1;
    else outcome.html = changed;
  }
  return outcome;
}
