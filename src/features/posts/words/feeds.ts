export const feedContent = {
  title: (brand: string) => `${brand} blog`,
  pagesHeading: 'Pages (Markdown)',
  postsHeading: 'Blog posts (Markdown)',
  moreHeading: 'More',
  fullName: 'The main pages as one text',
  feedName: 'RSS feed with whole posts',
  changesName: 'Atom feed of what changed',
  jsonFeedName: 'JSON Feed of the newest posts',
  mcpName: 'Tools for assistants (Model Context Protocol, without a key)',
  apiName: 'OpenAPI description of the API',
};
