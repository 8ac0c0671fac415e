import TurndownService from 'turndown';
import { plainMarkdown } from '../../../../server/formats/plain-markdown.ts';
import type { ListedPage } from '../../../../shared/addresses/page.ts';
import type { Identity } from '../../../../shared/content/identity.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { feedContent } from '../../words/feeds.ts';
import { absoluteHtml } from './absolute-html.ts';
import type { FeedEntry } from './feed-post.ts';

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
});
// Markdown has no syntax for these elements but allows HTML.
turndown.keep(['table', 'dl', 'sub', 'sup', 'kbd']);

function link(text: string, url: string): string {
  return `[${plainMarkdown(text)}](${url})`;
}

export function postMarkdown({ post, siteOrigin }: FeedEntry): string {
  const date = (post.publishedAt ?? post.updatedAt).toISOString().slice(0, 10);
  const facts = [post.byline, date, post.categoryName, post.language].filter(Boolean).join(' · ');
  return [
    `# ${plainMarkdown(post.title)}`,
    `> ${plainMarkdown(post.excerpt)}`,
    plainMarkdown(facts),
    `<${post.canonicalUrl || absoluteUrl(siteOrigin, paths.post(post.slug))}>`,
    turndown.turndown(absoluteHtml(post.content, siteOrigin)),
    '',
  ].join('\n\n');
}

interface Address {
  slug: string;
  title: string;
  excerpt: string;
}

/** A table of contents for language models (https://llmstxt.org). */
export function llmsText({
  pages,
  posts,
  categories,
  siteOrigin,
  identity: { brand, defaultDescription },
}: {
  pages: readonly ListedPage[];
  posts: readonly Address[];
  categories: readonly { id: number; name: string }[];
  siteOrigin: string;
  identity: Pick<Identity, 'brand' | 'defaultDescription'>;
}): string {
  const absolute = (path: string) => absoluteUrl(siteOrigin, path);
  return [
    `# ${brand}`,
    '',
    `> ${plainMarkdown(defaultDescription)}`,
    '',
    `## ${feedContent.pagesHeading}`,
    '',
    ...pages.map(
      (page) =>
        `- ${link(page.title, absolute(serverPaths.markdownOf(page.path)))}: ${plainMarkdown(page.description)}`,
    ),
    '',
    `## ${feedContent.postsHeading}`,
    '',
    ...posts.map(
      (post) =>
        `- ${link(post.title, absolute(paths.postMarkdown(post.slug)))}: ${plainMarkdown(post.excerpt)}`,
    ),
    '',
    `## ${feedContent.moreHeading}`,
    '',
    `- ${link(feedContent.fullName, absolute(serverPaths.llmsFull))}`,
    `- ${link(feedContent.feedName, absolute(serverPaths.rss))}`,
    `- ${link(feedContent.atomFeedName, absolute(serverPaths.atom))}`,
    `- ${link(feedContent.jsonFeedName, absolute(serverPaths.jsonFeed))}`,
    ...categories.map(
      ({ id, name }) =>
        `- ${link(feedContent.categoryFeedName(name), absolute(serverPaths.categoryFeed(id, 'rss.xml')))}`,
    ),
    `- ${link(feedContent.changesName, absolute(paths.changesFeed))}`,
    `- ${link(feedContent.apiName, absolute(serverPaths.openApi))}`,
    `- ${link(feedContent.mcpName, absolute(serverPaths.mcp))}`,
    '',
  ].join('\n');
}
