/** A text for an address: lowercase, accents dropped, every run of anything but Latin letters and digits one hyphen, none at the ends. */
export function hyphenate(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
