import { videoIdOf } from '../../../../../shared/words/video-platform.ts';
import type { ForeignChoice, ForeignChoices } from '../../../post-import.ts';
import { htmlText } from '../text/html-text.ts';

/** A shortcode, a tag or a component that is not known here. */
export interface ForeignTag {
  /** Such as "shortcode". */
  kind: string;
  name: string;
  /** With what it holds. */
  written: string;
  /** Converted content; null without content. */
  inside: string | null;
  usual: ForeignChoice;
}

export interface FoundForeign {
  key: string;
  usual: ForeignChoice;
  choices: ForeignChoice[];
}

const mostFound = 100;
const maxNameLength = 80;

const picture = /<img\b[^>]*>|!\[[^\]]*\]\([^()\s]+(?:\s[^()]*)?\)/gi;

function videoIn(written: string): string | null {
  const addresses = written.match(/https?:\/\/[^\s"'<>\])}]+/g) ?? [];
  return addresses.find((address) => videoIdOf(address) !== null) ?? null;
}

function fitting({ written, inside, usual }: ForeignTag): ForeignChoice[] {
  const hasWords = inside !== null && inside.trim() !== '';
  const more: (ForeignChoice | false)[] = [
    ...(['leaveOut', 'asText', 'code'] as const),
    ...(hasWords ? (['keepText', 'callout', 'quote'] as const) : []),
    (inside?.match(picture) ?? []).length > 0 && 'gallery',
    videoIn(written) !== null && 'video',
  ];
  return [...new Set([usual, ...more.filter((one) => one !== false)])];
}

const block = (html: string) => `\n\n${html}\n\n`;

/** Draws a tag as HTML, which may hold Markdown. Null where the choice does not fit this one. */
function drawn(choice: ForeignChoice, { written, inside }: ForeignTag): string | null {
  const words = inside?.trim() ?? '';
  switch (choice) {
    case 'leaveOut':
      return '';
    case 'keepText':
      return words === '' ? '' : block(words);
    case 'asText':
      return htmlText(written);
    case 'code':
      return block(`<pre><code>${htmlText(written.trim())}</code></pre>`);
    case 'callout':
      return words === '' ? null : block(`<div data-block="note">\n\n${words}\n\n</div>`);
    case 'quote':
      return words === '' ? null : block(`<blockquote>\n\n${words}\n\n</blockquote>`);
    case 'gallery': {
      const pictures = words.match(picture) ?? [];
      return pictures.length === 0
        ? null
        : block(`<div class="wp-block-gallery">\n\n${pictures.join(' ')}\n\n</div>`);
    }
    case 'video': {
      const address = videoIn(written);
      return address && block(address);
    }
  }
}

const done: Readonly<Record<ForeignChoice, string>> = {
  leaveOut: 'was left out, as chosen',
  keepText: 'was left out, but for the words in it, as chosen',
  asText: 'was left as text, as chosen',
  code: 'was kept as code, as chosen',
  callout: 'is a callout now, as chosen',
  quote: 'is a quotation now, as chosen',
  gallery: 'is a gallery now, as chosen',
  video: 'is a video now, as chosen',
};

/** Collects the foreign tags of one post, and draws those for which somebody has chosen what becomes of them. */
export class ForeignTags {
  private readonly byKey = new Map<string, FoundForeign>();

  constructor(private readonly chosen: ForeignChoices) {}

  get found(): FoundForeign[] {
    return [...this.byKey.values()];
  }

  /** Null where the usual is to happen. */
  draw(tag: ForeignTag): { html: string; what: string } | null {
    const key = `${tag.kind} ${tag.name.slice(0, maxNameLength)}`;
    const { choices = [] } = this.byKey.get(key) ?? {};
    if (this.byKey.has(key) || this.byKey.size < mostFound) {
      const all = [...new Set([...choices, ...fitting(tag)])];
      this.byKey.set(key, { key, usual: tag.usual, choices: all });
    }
    const choice = Object.hasOwn(this.chosen, key) ? this.chosen[key] : undefined;
    if (!choice || choice === tag.usual) return null;
    const html = drawn(choice, tag);
    return html === null ? null : { html, what: done[choice] };
  }
}
