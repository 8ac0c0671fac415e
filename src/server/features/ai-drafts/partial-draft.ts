import type { DraftProgress } from './draft-progress.ts';
import type { RawDraft } from './draft-shape.ts';

/** New characters of JSON between two looks at what can be shown of it. */
const previewStep = 160;

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
  return html
    .replace(/<[^>]*$/, '')
    .replace(/&[#\w]{0,10}$/, '')
    .replace(/<\/(?:p|h[1-6]|blockquote|pre|ul|ol)\s*>/gi, '\n\n')
    .replace(/<\/li\s*>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#39|nbsp);/g,
      (whole, name: string) => simpleEntities[name] ?? whole,
    );
}

/** What can be shown of a draft while its JSON is being written. */
export class DraftPreview {
  private json = '';
  private seenLength = 0;
  private title = '';
  private text = '';

  *add(piece: string): Generator<DraftProgress> {
    this.json += piece;
    if (this.json.length - this.seenLength < previewStep) return;
    this.seenLength = this.json.length;
    const title = partialField(this.json, 'title' satisfies keyof RawDraft);
    if (title !== this.title) {
      this.title = title;
      yield { type: 'title', title };
    }
    const text = plainText(partialField(this.json, 'content' satisfies keyof RawDraft));
    if (text.length > this.text.length && text.startsWith(this.text)) {
      yield { type: 'text', append: text.slice(this.text.length) };
      this.text = text;
    }
  }
}
