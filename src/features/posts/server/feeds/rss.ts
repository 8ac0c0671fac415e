import { xmlCdata, xmlText } from '../../../../server/formats/xml.ts';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import {
  categoriesOf,
  type FeedChannel,
  type FeedEntry,
  htmlForReaders,
  placeOf,
} from './feed-post.ts';

/** Feed readers read titles and descriptions as HTML, so plain text is escaped twice. */
function htmlAsXml(text: string): string {
  return xmlText(xmlText(text));
}

export function rssItem({ post, siteOrigin }: FeedEntry): string {
  const { id, link, picture, publishedAt } = placeOf({ post, siteOrigin });
  const lines = [
    `<title>${htmlAsXml(post.title)}</title>`,
    `<link>${xmlText(link)}</link>`,
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    `<dc:creator>${xmlText(post.byline)}</dc:creator>`,
    ...categoriesOf(post).map((name) => `<category>${xmlText(name)}</category>`),
    ...(post.language ? [`<dc:language>${xmlText(post.language)}</dc:language>`] : []),
    `<description>${htmlAsXml(post.excerpt)}</description>`,
    `<media:content url="${xmlText(picture)}" medium="image"/>`,
    `<content:encoded>${xmlCdata(htmlForReaders({ post, siteOrigin }))}</content:encoded>`,
  ];
  return `    <item>\n${lines.map((line) => `      ${line}`).join('\n')}\n    </item>`;
}

/** @param items XML of each */
export function rssFeed(items: readonly string[], feed: FeedChannel): string {
  const linked = (rel: string, href: string, type = '') =>
    `<atom:link href="${xmlText(href)}" rel="${rel}"${type}/>`;
  const channel = [
    `<title>${xmlText(feed.title)}</title>`,
    `<link>${xmlText(feed.page)}</link>`,
    `<description>${xmlText(feed.description)}</description>`,
    `<language>${siteLocale.toLowerCase()}</language>`,
    linked('self', feed.self, ' type="application/rss+xml"'),
    ...(feed.hub ? [linked('hub', feed.hub)] : []),
    ...(feed.changedAt ? [`<lastBuildDate>${feed.changedAt.toUTCString()}</lastBuildDate>`] : []),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '  <channel>',
    ...channel.map((line) => `    ${line}`),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
