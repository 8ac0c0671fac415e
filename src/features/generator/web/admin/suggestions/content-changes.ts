import type { ContentChange } from '../../../suggestions.ts';

/** Elements without new links: they contain links already or are not prose. */
const noLinksIn = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre', 'summary']);
const piece = /<[^>]*>|[^<]+/g;
const tagName = /^<\/?([a-z][a-z\d]*)/i;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inAttribute = (text: string) => escaped(text).replaceAll('"', '&quot;');

/** @returns null when the words occur in no place for a link */
function withLink(html: string, words: string, href: string): string | null {
  const wanted = escaped(words);
  let depth = 0;
  for (const { 0: part, index } of html.matchAll(piece)) {
    const name = tagName.exec(part)?.[1]?.toLowerCase();
    if (name !== undefined && noLinksIn.has(name)) depth += part.startsWith('</') ? -1 : 1;
    const at = name === undefined && depth === 0 ? part.indexOf(wanted) : -1;
    if (at < 0) continue;
    const from = index + at;
    const link = `<a href="${inAttribute(href)}">${wanted}</a>`;
    return html.slice(0, from) + link + html.slice(from + wanted.length);
  }
  return null;
}

const picture = /<img\b[^>]*>/gi;
const altAttribute = /\salt=("[^"]*"|'[^']*')/i;

/** @returns null when the picture is gone */
function withAlt(html: string, src: string, alt: string): string | null {
  const source = ` src="${inAttribute(src)}"`;
  let isFound = false;
  const changed = html.replace(picture, (tag) => {
    if (!tag.includes(source)) return tag;
    isFound = true;
    const attribute = ` alt="${inAttribute(alt)}"`;
    return altAttribute.test(tag)
      ? tag.replace(altAttribute, () => attribute)
      : tag.replace(/\s*\/?>$/, () => `${attribute}>`);
  });
  return isFound ? changed : null;
}

/** Applies one change and leaves all other characters as they are. Returns null when its target is gone. */
export function withChange(html: string, change: ContentChange): string | null {
  return change.kind === 'alt'
    ? withAlt(html, change.src, change.alt)
    : withLink(html, change.words, change.href);
}

export function altOf(html: string, src: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...body.querySelectorAll('img')].find((one) => one.getAttribute('src') === src);
  return found?.alt ?? '';
}

function linksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('a')].flatMap((link) => link.getAttribute('href') ?? []);
}

export function lostLinks(before: string, after: string): string[] {
  const kept = new Set(linksOf(after));
  return [...new Set(linksOf(before))].filter((href) => !kept.has(href));
}
