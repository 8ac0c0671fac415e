/** Text of a paragraph, heading, list item or cell of a post, with its positions in the HTML. */
export interface TextBlock {
  text: string;
  kind: 'text' | 'heading' | 'quotation';
  /** Position in the HTML of each character of `text`, and of what follows the last one. */
  places: readonly number[];
  /** Ranges of `text` that link to this site and are therefore titles. */
  titles: readonly { from: number; to: number }[];
}

const inlineTags = new Set(
  'a abbr b cite del em i ins mark q s small span strong sub sup time u'.split(' '),
);
const codeTags = new Set('code kbd pre samp'.split(' '));
const silentTags = new Set(['script', 'style']);

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' },
  ...{ ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', ndash: '–', mdash: '—', hellip: '…' },
  ...{ euro: '€', pound: '£', yen: '¥' },
};

const parts =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)\b[^>]*(?:>|$)|&(#x?[\da-f]+|[a-z]+);|[ \t\r\n\f]+|[^<& \t\r\n\f]+|[<&]/giu;

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name];
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

class Blocks {
  readonly all: TextBlock[] = [];
  private text = '';
  /** Kept beside the text: reading the end of the text would copy it each time. */
  private endsInBlank = true;
  private places: number[] = [];
  private titles: { from: number; to: number }[] = [];
  private titleFrom: number | null = null;
  heading = 0;
  quotation = 0;
  skipped = 0;

  add(characters: string, from: number): void {
    if (this.skipped > 0) return;
    const isBlank = /^[ \t\r\n\f]+$/.test(characters);
    if (isBlank && this.endsInBlank) return;
    this.endsInBlank = isBlank;
    const written = isBlank ? ' ' : characters;
    this.text += written;
    for (let at = 0; at < written.length; at += 1) this.places.push(from + at);
  }

  beginTitle(): void {
    this.titleFrom = this.text.length;
  }

  endTitle(): void {
    if (this.titleFrom !== null) this.titles.push({ from: this.titleFrom, to: this.text.length });
    this.titleFrom = null;
  }

  end(at: number): void {
    this.endTitle();
    const text = this.text.trimEnd();
    if (text !== '') {
      const kind = this.heading > 0 ? 'heading' : this.quotation > 0 ? 'quotation' : 'text';
      // The next position may belong to a blank that was cut off.
      const behind = this.places[text.length] ?? at;
      const places = [...this.places.slice(0, text.length), behind];
      this.all.push({ text, kind, places, titles: this.titles });
    }
    this.text = '';
    this.endsInBlank = true;
    this.places = [];
    this.titles = [];
  }
}

/**
 * Returns the prose of a post's HTML, block by block, without code if not asked. Accepts incomplete HTML, and gives the same on the
 * server and in a browser.
 */
export function textBlocksOf(html: string, { withCode = false } = {}): TextBlock[] {
  const blocks = new Blocks();
  const isSkipped = (tag: string) => silentTags.has(tag) || (!withCode && codeTags.has(tag));
  for (const { 0: part, 1: slash, 2: tagName, 3: entity, index } of html.matchAll(parts)) {
    const tag = tagName?.toLowerCase();
    if (tag !== undefined) {
      const step = slash === '' ? 1 : -1;
      const isInline = inlineTags.has(tag) || codeTags.has(tag) || silentTags.has(tag);
      if (!isInline || tag === 'pre') blocks.end(index);
      if (tag === 'a' && step < 0) blocks.endTitle();
      else if (tag === 'a' && /\shref=["']?\//i.test(part)) blocks.beginTitle();
      // Inline code leaves a mark, so that the words around it are not joined.
      if (isSkipped(tag) && step > 0 && tag !== 'pre') blocks.add('\u{FFFC}', index);
      if (isSkipped(tag)) blocks.skipped = Math.max(0, blocks.skipped + step);
      if (/^h[1-6]$/.test(tag)) blocks.heading = Math.max(0, blocks.heading + step);
      if (tag === 'blockquote') blocks.quotation = Math.max(0, blocks.quotation + step);
    } else if (entity !== undefined) {
      blocks.add(characterOf(entity) ?? part, index);
    } else if (!part.startsWith('<!--')) {
      blocks.add(part, index);
    }
  }
  blocks.end(html.length);
  return blocks.all;
}
