import { xmlCdata, xmlText } from '../../../../server/formats/xml.ts';
import type { Identity } from '../../../../shared/content/identity.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { scriptOfPost } from '../../../../shared/text/text-direction.ts';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { feedContent } from '../../words/feeds.ts';
import { absoluteHtml } from './absolute-html.ts';
import { type FeedEntry, placeOf } from './feed-post.ts';

/** Feed readers read titles and descriptions as HTML, so plain text is escaped twice. */
function htmlAsXml(text: string): string {
  return xmlText(xmlText(text));
}

/** Marks language and direction: feed readers otherwise use their own. */
function inItsLanguage(html: string, language: string): string {
  if (language === '') return html;
  const { lang, dir } = scriptOfPost(language);
  return `<div lang="${lang}" dir="${dir}">${html}</div>`;
}

export function rssItem({ post, siteOrigin }: FeedEntry): string {
  const { id, link, picture, publishedAt } = placeOf({ post, siteOrigin });
  const lines = [
    `<title>${htmlAsXml(post.title)}</title>`,
    `<link>${xmlText(link)}</link>`,
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    `<dc:creator>${xmlText(post.byline)}</dc:creator>`,
    ...[post.categoryName ?? [], post.tagNames]
      .flat()
      .map((name) => `<category>${xmlText(name)}</category>`),
    ...(post.language ? [`<dc:language>${xmlText(post.language)}</dc:language>`] : []),
    `<description>${htmlAsXml(post.excerpt)}</description>`,
    `<media:content url="${xmlText(picture)}" medium="image"/>`,
    `<content:encoded>${xmlCdata(inItsLanguage(absoluteHtml(post.content, siteOrigin), post.language))}</content:encoded>`,
  ];
  return `    <item>\n${lines.map((line) => `      ${line}`).join('\n')}\n    </item>`;
}

/** @param changedAt time of the last change of any item */
export function rssFeed(
  items: readonly string[],
  {
    siteOrigin,
    identity,
    changedAt,
  }: { siteOrigin: string; identity: Identity; changedAt: Date | null },
): string {
  const channel = [
    `<title>${xmlText(feedContent.title(identity.brand))}</title>`,
    `<link>${xmlText(absoluteUrl(siteOrigin, paths.blog))}</link>`,
    `<description>${xmlText(identity.defaultDescription)}</description>`,
    `<language>${siteLocale.toLowerCase()}</language>`,
    `<atom:link href="${xmlText(absoluteUrl(siteOrigin, serverPaths.rss))}" rel="self" type="application/rss+xml"/>`,
    ...(changedAt ? [`<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>`] : []),
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
