import { videoIdOf, videoPlatform } from '../../../../../../shared/words/video-platform.ts';
import { calloutKindOf } from '../../text/callout-words.ts';
import { attribute, htmlText } from '../../text/html-text.ts';

export interface DrawnTag {
  name: string;
  attributes: TagAttributes;
  /** Converted content and its source; null without content. */
  inside: string | null;
  written: string;
  imports: ReadonlyMap<string, string>;
  note: (sentence: string) => void;
}

type Draw = (tag: DrawnTag) => string | null;

const block = (html: string) => `\n\n${html}\n\n`;

const watched: Draw = ({ attributes }) => {
  const told =
    firstOf(attributes, 'id', 'videoid', 'video', 'src', 'url', 'href', 'v', 'w') ||
    attributes.bare[0] ||
    '';
  const address = /^[\w-]{11}$/.test(told) ? videoPlatform.watchUrl(told) : told;
  const videoId = videoIdOf(address.replace(/^\/\//, 'https://'));
  if (!videoId) return null;
  const words = firstOf(attributes, 'title', 'label') || 'Watch the video';
  const link = `<a${attribute('href', videoPlatform.watchUrl(videoId))}>${htmlText(words)}</a>`;
  return block(`<p data-block="video">${link}</p>`);
};

const linked =
  (host: string, pathOf: (id: string, attributes: TagAttributes) => string): Draw =>
  ({ attributes, note }) => {
    const id = firstOf(attributes, 'id', 'src', 'url') || attributes.bare.at(-1) || '';
    if (!/^[\w./:?=&@-]+$/.test(id)) return null;
    const address = /^https:\/\//.test(id) ? id : `https://${host}/${pathOf(id, attributes)}`;
    note(`What was embedded from ${host} is a link now.`);
    return block(`<p><a${attribute('href', address)}>${htmlText(address)}</a></p>`);
  };

const pictured: Draw = ({ attributes, imports }) => {
  const told =
    firstOf(attributes, 'src', 'image', 'image_path', 'path', 'url', 'link') ||
    attributes.bare[0] ||
    '';
  const src = imports.get(told.replace(/\.src$/, '')) ?? told;
  if (!src || !/^[^\s<>"{}]+$/.test(src)) return null;
  const caption = firstOf(attributes, 'caption', 'title', 'attr');
  const picture = `<img${attribute('src', src)} alt="${htmlText(firstOf(attributes, 'alt'))}">`;
  return caption
    ? block(`<figure>${picture}<figcaption>${htmlText(caption)}</figcaption></figure>`)
    : picture;
};

const listed: Draw = ({ attributes, written }) => {
  const language = /^[a-z0-9+#-]{1,20}$/i.test(attributes.bare[0] ?? '') ? attributes.bare[0] : '';
  const named = language ? ` class="language-${language.toLowerCase()}"` : '';
  const code = htmlText(written.replace(/^[ \t]*\n/, '').trimEnd());
  return block(`<pre><code${named}>${code}</code></pre>`);
};

const calledOut: Draw = ({ name, attributes, inside }) => {
  if (inside === null) return null;
  const word = firstOf(attributes, 'type', 'kind', 'variant', 'class', 'level', 'color');
  const [bare = '', next = ''] = attributes.bare;
  const kind = calloutKindOf(word) ?? calloutKindOf(bare) ?? calloutKindOf(name) ?? 'note';
  const title = firstOf(attributes, 'title', 'heading') || (calloutKindOf(bare) ? next : bare);
  const heading = title ? `<p><strong>${htmlText(title)}</strong></p>\n\n` : '';
  return block(`<div data-block="${kind}">\n\n${heading}${inside.trim()}\n\n</div>`);
};

const folded: Draw = ({ attributes, inside }) => {
  if (inside === null) return null;
  const title =
    firstOf(attributes, 'summary', 'title', 'label', 'header') || attributes.bare[0] || 'More';
  return block(`<details><summary>${htmlText(title)}</summary>\n\n${inside.trim()}\n\n</details>`);
};

const pressed: Draw = ({ attributes, inside }) => {
  const href = firstOf(attributes, 'href', 'link', 'url', 'relref');
  const words = (inside ?? firstOf(attributes, 'text', 'label', 'content')).trim() || href;
  if (!href) return null;
  return block(`<p data-block="button"><a${attribute('href', href)}>${htmlText(words)}</a></p>`);
};

/** References another post of the export; resolved when all posts are known. */
const referred: Draw = ({ attributes }) => {
  const target = firstOf(attributes, 'path') || attributes.bare.join(' ');
  return target ? `ref:${encodeURI(target)}` : null;
};

const silent: Draw = () => '';

const withIncludes: Draw = (tag) => {
  const file =
    (tag.attributes.bare[0] ?? '')
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1) ?? '';
  const attributes = { named: tag.attributes.named, bare: tag.attributes.bare.slice(1) };
  const name = nameKey(file);
  if (name === 'include' || name === 'includerelative') return null;
  return drawKnown({ ...tag, name, attributes });
};

export const nameKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const draws: Readonly<Record<string, Draw>> = Object.fromEntries(
  (
    [
      ['youtube youtubelite liteyoutube youtubeembed youtubeplayer yt ytvideo video', watched],
      ['vimeo', linked('vimeo.com', (id) => id)],
      ['gist', linked('gist.github.com', (id, { bare }) => [...bare.slice(0, -1), id].join('/'))],
      [
        'tweet twitter x',
        linked('x.com', (id, attributes) => `${firstOf(attributes, 'user') || 'i'}/status/${id}`),
      ],
      ['instagram', linked('www.instagram.com', (id) => `p/${id}/`)],
      ['figure image img picture photo', pictured],
      ['highlight', listed],
      [
        'notice alert admonition callout hint aside note tip info warning caution danger important attention success error box',
        calledOut,
      ],
      ['details detail collapse collapsible expand expander accordionitem spoiler toggle', folded],
      ['button linkbutton', pressed],
      ['ref relref posturl link', referred],
      ['comment', silent],
      ['include includerelative', (tag) => withIncludes(tag)],
    ] satisfies [string, Draw][]
  ).flatMap(([names, draw]) => names.split(' ').map((name) => [name, draw])),
);

export function drawKnown(tag: DrawnTag): string | null {
  return Object.hasOwn(draws, tag.name) ? (draws[tag.name]?.(tag) ?? null) : null;
}

interface TagAttributes {
  named: ReadonlyMap<string, string>;
  bare: readonly string[];
}

const attributePattern =
  /(?:([\w:@.-]+)\s{0,3}[=]\s{0,3})?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}|([^\s"'`{}=,|]+))/g;

function literal(expression: string): string {
  const [, , words] = /^\s*(["'`])(.*)\1\s*$/s.exec(expression) ?? [];
  return words ?? expression.trim();
}

export function tagAttributes(args: string): TagAttributes {
  const named = new Map<string, string>();
  const bare: string[] = [];
  for (const [, name, double, single, raw, expression, word] of args.matchAll(attributePattern)) {
    const value =
      double?.replace(/\\(.)/g, '$1') ?? single ?? raw ?? word ?? literal(expression ?? '');
    if (name) named.set(name.toLowerCase(), value);
    else bare.push(value);
  }
  return { named, bare };
}

function firstOf({ named }: TagAttributes, ...names: string[]): string {
  for (const name of names) {
    const value = named.get(name);
    if (value) return value;
  }
  return '';
}
