export const feedContent = {
  title: (brand: string) => `${brand} blog`,
  pagesHeading: 'Pages',
  postsHeading: 'Blog posts (Markdown)',
  moreHeading: 'More',
  feedName: 'RSS feed with whole posts',
  apiName: 'OpenAPI description of the API',
};
