import { videoPlatform } from '../../../../../shared/words/video-platform.ts';
import type { ForeignTags } from '../foreign/foreign-tags.ts';
import { isGateName } from '../text/gates.ts';
import { attribute, htmlText } from '../text/html-text.ts';

export interface Attachment {
  url: string;
  caption: string;
}

interface ShortcodeTools {
  attachments: ReadonlyMap<string, Attachment>;
  /** Pictures of this post, for a gallery without ids. */
  ownIds: readonly string[];
  note: (sentence: string) => void;
  hold: (sentence: string) => void;
  foreign: ForeignTags;
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

function captionHtml(attributes: Record<string, string>, inside: string): string {
  const [picture = ''] = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside) ?? [];
  const words = attributes.caption ?? inside.slice(picture.length).trim();
  if (!picture) return inside;
  return `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`;
}

function galleryHtml(
  attributes: Record<string, string>,
  { attachments, ownIds, note }: ShortcodeTools,
) {
  const ids = (attributes.ids ?? attributes.include)?.split(',').map((id) => id.trim()) ?? ownIds;
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

interface Shortcode {
  whole: string;
  index: number;
  /** Second brackets on both sides escape a shortcode. */
  before: string;
  after: string;
  name: string;
  attributes: string;
  inside: string | undefined;
}

/** Positions of closing marks per shortcode, last first. */
function endMarks(html: string): Map<string, number[]> {
  const marks = new Map<string, number[]>();
  for (const { 1: name = '', index } of html.matchAll(/\[\/([a-z][\w-]*)\]/gi)) {
    const found = marks.get(name.toLowerCase());
    if (found) found.push(index);
    else marks.set(name.toLowerCase(), [index]);
  }
  for (const found of marks.values()) found.reverse();
  return marks;
}

/** Runs in linear time; a single regular expression would take minutes for a hostile text. */
function* shortcodesIn(html: string): Generator<Shortcode> {
  const marks = endMarks(html);
  const opening = /\[(\[?)([a-z][\w-]*)((?:\s[^\][]*)?)\]/gi;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const { 0: start, 1: before = '', 2: written = '', 3: attributes = '', index } = found;
    const name = written.toLowerCase();
    const from = index + start.length;
    const ends = marks.get(name) ?? [];
    while ((ends.at(-1) ?? from) < from) ends.pop();
    const end = ends.at(-1);
    const to = end === undefined ? from : end + `[/${name}]`.length;
    const after = html[to] === ']' ? ']' : '';
    opening.lastIndex = to + after.length;
    const inside = end === undefined ? undefined : html.slice(from, end);
    yield {
      whole: html.slice(index, opening.lastIndex),
      index,
      before,
      after,
      name,
      attributes,
      inside,
    };
  }
}

/** False for words that people put in brackets themselves. */
const isMeant = (name: string, attributes: string, inside: string | undefined) =>
  inside !== undefined ||
  /=/.test(attributes) ||
  ['gallery', 'embed', 'audio', 'video', 'youtube', 'vimeo'].includes(name);

const shown = (name: string, written: string) => {
  const whole = `${name}${written.replace(/\s+/g, ' ').trimEnd()}`;
  return whole.length > 100 ? `${whole.slice(0, 100)}…` : whole;
};

function expanded(
  { name, attributes: written, inside, whole, before, after }: Shortcode,
  tools: ShortcodeTools,
  depth: number,
) {
  const attributes = attributesOf(written);
  if (codeNames.has(name) && inside !== undefined) {
    const language =
      attributes.lang ??
      attributes.language ??
      (name.includes('code') || name === 'source' ? '' : name);
    const mark = language ? attribute('class', `language-${language.toLowerCase()}`) : '';
    const plain = inside.replace(/^\s*\n/, '').trimEnd();
    return `\n\n<pre><code${mark}>${plain.includes('&lt;') ? plain : htmlText(plain)}</code></pre>\n\n`;
  }
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return captionHtml(attributes, inside ?? '');
    case 'gallery':
      return galleryHtml(attributes, tools);
    case 'embed':
      return `\n\n${(inside ?? attributes.src ?? attributes.url ?? '').trim()}\n\n`;
    case 'youtube':
    case 'vimeo': {
      const told = (inside || attributes.id || attributes.src || attributes.url || written)
        .trim()
        .replace(/^=/, '');
      const address = /https?:\/\/[^\s"'\]]+/.exec(told)?.[0].replace(/&(?:amp;)?[wh]=.*$/, '');
      const [id = ''] = told.split(/[\s&]/);
      const made = name === 'vimeo' ? `https://vimeo.com/${id}` : videoPlatform.watchUrl(id);
      return `\n\n${address ?? made}\n\n`;
    }
    case 'audio':
    case 'video':
      return `\n\n${/https?:\/\/[^\s"'\]]+/.exec(written)?.[0] ?? ''}\n\n`;
    default: {
      if (inside && isGateName(name)) {
        tools.hold(`What the shortcode [${name}] holds was not for everybody; it stays a draft.`);
      }
      const words = inside && depth < 5 ? expandShortcodes(inside, tools, depth + 1) : '';
      const chosen = tools.foreign.draw({
        ...{ kind: 'shortcode', name, inside: inside === undefined ? null : words },
        written: whole.slice(before.length, whole.length - after.length),
        usual: inside ? 'keepText' : 'leaveOut',
      });
      if (chosen) {
        tools.note(`The shortcode [${shown(name, written)}] ${chosen.what}.`);
        return chosen.html;
      }
      tools.note(
        `Left out: the shortcode [${shown(name, written)}]${inside ? ', but for the words in it' : ''}.`,
      );
      return words;
    }
  }
}

/** Expands WordPress shortcodes. Drops those of plugins and keeps their inner text. */
export function expandShortcodes(html: string, tools: ShortcodeTools, depth = 0): string {
  const pieces: string[] = [];
  let last = 0;
  for (const shortcode of shortcodesIn(html)) {
    const { whole, index, before, after, name, attributes, inside } = shortcode;
    pieces.push(html.slice(last, index));
    last = index + whole.length;
    if (before && after) pieces.push(whole.slice(1, -1));
    else if (!isMeant(name, attributes, inside)) pieces.push(whole);
    else pieces.push(before, expanded(shortcode, tools, depth), after);
  }
  return [...pieces, html.slice(last)].join('');
}
