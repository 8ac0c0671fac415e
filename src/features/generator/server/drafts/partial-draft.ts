import type { RawDraft } from './draft-shape.ts';

const simpleEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * Returns the partial value of a string field in incomplete JSON; '' before the field starts.
 * Quotes inside other values are escaped, so the pattern cannot match them.
 */
export function partialField(json: string, name: string): string {
  const start = new RegExp(`[{,]\\s*"${name}"\\s*:\\s*"`).exec(json);
  if (!start) return '';
  const from = start.index + start[0].length;
  const value = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(json.slice(from))?.[0] ?? '';
  try {
    const parsed: unknown = JSON.parse(`"${value}"`);
    // Removes NUL, which Postgres refuses in text.
    return typeof parsed === 'string' ? parsed.replaceAll('\0', '') : '';
  } catch {
    return '';
  }
}

/** Converts incomplete HTML to plain text; leaves out an open tag or entity at the end. */
export function plainText(html: string): string {
  // Searches from the end: a regular expression would retry from every bracket.
  const open = html.indexOf('<', html.lastIndexOf('>') + 1);
  return (open < 0 ? html : html.slice(0, open))
    .replace(/&[#\w]{0,10}$/, '')
    .replace(/<\/(?:p|h[1-6]|blockquote|pre|ul|ol)\s*>/gi, '\n\n')
    .replace(/<\/li\s*>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#39|nbsp);/g,
      (whole, name: string) => simpleEntities[name] ?? whole,
    );
}

export function readArrived(json: string): { title: string; text: string } {
  return {
    title: partialField(json, 'title' satisfies keyof RawDraft),
    text: plainText(partialField(json, 'content' satisfies keyof RawDraft)),
  };
}
