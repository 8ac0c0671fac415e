/**
 * Makes a text for an address: lowercase, without accents, one hyphen for every run of anything but Latin letters and
 * digits, none at the ends.
 */
export function hyphenate(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
