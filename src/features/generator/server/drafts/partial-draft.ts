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
 * The value of a string field of unfinished JSON as far as it has come; '' before the field begins. A quote inside
 * another value is escaped there, so the pattern cannot match one.
 */
export function partialField(json: string, name: string): string {
  const start = new RegExp(`[{,]\\s*"${name}"\\s*:\\s*"`).exec(json);
  if (!start) return '';
  const from = start.index + start[0].length;
  const value = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(json.slice(from))?.[0] ?? '';
  try {
    const parsed: unknown = JSON.parse(`"${value}"`);
    // A character that the database does not take would keep all of it from being written down.
    return typeof parsed === 'string' ? parsed.replaceAll('\0', '') : '';
  } catch {
    return '';
  }
}

/** The readable text of unfinished HTML; a tag or entity that is still open is left for later. */
export function plainText(html: string): string {
  // Found from the end: a pattern looks for it from every bracket on.
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

/** The title and the content as plain text, as far as they have arrived. */
export function readArrived(json: string): { title: string; text: string } {
  return {
    title: partialField(json, 'title' satisfies keyof RawDraft),
    text: plainText(partialField(json, 'content' satisfies keyof RawDraft)),
  };
}
