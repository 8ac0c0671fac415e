import { attribute, htmlText } from '../html-text.ts';

export interface Attachment {
  url: string;
  caption: string;
}

interface ShortcodeTools {
  /** Pictures of the export by WordPress's id of them. */
  attachments: ReadonlyMap<string, Attachment>;
  /** Those that belong to this post, which a gallery without ids shows. */
  ownIds: readonly string[];
  note: (sentence: string) => void;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const pattern = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]"']+))/g;
  for (const [, name = '', double, single, bare] of text.matchAll(pattern)) {
    found[name.toLowerCase()] = double ?? single ?? bare ?? '';
  }
  return found;
}

const codeNames = new Set([
  'code',
  'sourcecode',
  'source',
  'cc',
  'php',
  'css',
  'javascript',
  'js',
  'html',
  'xml',
  'python',
  'bash',
  'sql',
]);

function captionHtml(facts: Record<string, string>, inside: string): string {
  const [picture = ''] = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside) ?? [];
  const words = facts.caption ?? inside.slice(picture.length).trim();
  if (!picture) return inside;
  return `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`;
}

function galleryHtml(facts: Record<string, string>, { attachments, ownIds, note }: ShortcodeTools) {
  const ids = (facts.ids ?? facts.include)?.split(',').map((id) => id.trim()) ?? ownIds;
  const pictures = ids.flatMap((id) => attachments.get(id) ?? []);
  if (pictures.length === 0) {
    note('Left out: a gallery whose pictures the export does not name.');
    return '';
  }
  const figures = pictures.map(
    ({ url, caption }) =>
      `<figure><img${attribute('src', url)} alt=""><figcaption>${caption}</figcaption></figure>`,
  );
  return `\n\n<div class="wp-block-gallery">${figures.join('')}</div>\n\n`;
}

const pattern = /\[(\[?)([a-z][\w-]*)((?:\s[^\]]*)?)\](?:([\s\S]*?)\[\/\2\])?(\]?)/gi;
/** Words in brackets that people write themselves. */
const isMeant = (name: string, facts: string, inside: string | undefined) =>
  inside !== undefined || /=/.test(facts) || ['gallery', 'embed', 'audio', 'video'].includes(name);

/** What WordPress's shortcodes stand for as HTML; those of plugins are left out, and the words inside them stay. */
export function expandShortcodes(html: string, tools: ShortcodeTools, depth = 0): string {
  return html.replace(
    pattern,
    (
      whole: string,
      before: string,
      written: string,
      rawFacts: string,
      inside: string | undefined,
      after: string,
    ) => {
      // Doubled brackets show a shortcode instead of using it.
      if (before && after) return whole.slice(1, -1);
      const name = written.toLowerCase();
      if (!isMeant(name, rawFacts, inside)) return whole;
      const facts = attributesOf(rawFacts);
      const ends = (made: string) => `${before}${made}${after}`;
      if (codeNames.has(name) && inside !== undefined) {
        const language =
          facts.lang ?? facts.language ?? (name.includes('code') || name === 'source' ? '' : name);
        const mark = language ? attribute('class', `language-${language.toLowerCase()}`) : '';
        const plain = inside.replace(/^\s*\n|\s+$/g, '');
        return ends(
          `\n\n<pre><code${mark}>${plain.includes('&lt;') ? plain : htmlText(plain)}</code></pre>\n\n`,
        );
      }
      switch (name) {
        case 'caption':
        case 'wp_caption':
          return ends(captionHtml(facts, inside ?? ''));
        case 'gallery':
          return ends(galleryHtml(facts, tools));
        case 'embed':
        case 'youtube':
          return ends(`\n\n${(inside ?? facts.src ?? facts.url ?? '').trim()}\n\n`);
        case 'audio':
        case 'video': {
          const address = /https?:\/\/[^\s"'\]]+/.exec(rawFacts)?.[0] ?? '';
          return ends(`\n\n${address}\n\n`);
        }
        default: {
          tools.note(
            `Left out: the shortcode [${name}]${inside ? ', but for the words in it' : ''}.`,
          );
          const words = inside && depth < 5 ? expandShortcodes(inside, tools, depth + 1) : '';
          return ends(words);
        }
      }
    },
  );
}
