import { siteLocale } from '../../shared/words/site-locale.ts';
import { xmlText } from './xml.ts';

interface AtomFeed {
  title: string;
  /** Absolute address of the feed, which is its id too. */
  self: string;
  /** Absolute address of the page that shows the same. */
  page: string;
  authorName: string;
  license?: string;
  hub?: string | undefined;
  /** ISO time. An empty feed has none of its own. */
  updated: string | undefined;
}

export const atomType = 'application/atom+xml; charset=utf-8';

interface AtomEntry {
  id: string;
  title: string;
  link: string;
  updated: string;
  /** Further elements, as XML. */
  rest: readonly string[];
}

export function atomEntry({ id, title, link, updated, rest }: AtomEntry): string {
  const lines = [
    `<title>${xmlText(title)}</title>`,
    `<id>${xmlText(id)}</id>`,
    `<link href="${xmlText(link)}"/>`,
    `<updated>${updated}</updated>`,
    ...rest,
  ];
  return `  <entry>\n${lines.map((line) => `    ${line}`).join('\n')}\n  </entry>`;
}

/**
 * RFC 4287.
 * @param entries XML of each
 */
export function atomFeed(entries: readonly string[], feed: AtomFeed): string {
  const self = xmlText(feed.self);
  const linked = (rel: string, href: string | undefined) =>
    href ? [`  <link rel="${rel}" href="${xmlText(href)}"/>`] : [];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteLocale}">`,
    `  <title>${xmlText(feed.title)}</title>`,
    `  <id>${self}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${self}"/>`,
    `  <link href="${xmlText(feed.page)}"/>`,
    ...linked('hub', feed.hub),
    ...linked('license', feed.license),
    `  <author><name>${xmlText(feed.authorName)}</name></author>`,
    `  <updated>${feed.updated ?? '1970-01-01T00:00:00Z'}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
