import { site } from '../../../shared/words/site.ts';

export const feedContent = {
  title: `${site.brand} blog`,
  pagesHeading: 'Pages',
  postsHeading: 'Blog posts (Markdown)',
  moreHeading: 'More',
  feedName: 'RSS feed with whole posts',
  apiName: 'OpenAPI description of the API',
};
