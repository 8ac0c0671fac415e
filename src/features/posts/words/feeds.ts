export const feedContent = {
  title: (brand: string, category: string | undefined) =>
    category === undefined ? `${brand} blog` : `${brand} blog: ${category}`,
  pagesHeading: 'Pages (Markdown)',
  postsHeading: 'Blog posts (Markdown)',
  moreHeading: 'More',
  fullName: 'The main pages as one text',
  feedName: 'RSS feed with whole posts',
  atomFeedName: 'Atom feed with whole posts',
  categoryFeedName: (category: string) => `RSS feed of the category ${category}`,
  changesName: 'Atom feed of what changed',
  jsonFeedName: 'JSON Feed of the newest posts',
  mcpName: 'Tools for assistants (Model Context Protocol, without a key)',
  apiName: 'OpenAPI description of the API',
};
