/** Names of the feeds of posts, of the whole blog and of each category. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'] as const;

export type FeedFile = (typeof feedFiles)[number];
