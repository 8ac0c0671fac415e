import { site } from '../../../shared/words/site.ts';

/** Words on the social pictures beside the title. */
export const socialCard = {
  pageLabel: 'Build software by describing it',
  postLabel: 'From the blog',
};

/** Words of the feeds. */
export const feedContent = {
  title: `${site.brand} blog`,
  pagesHeading: 'Pages',
  postsHeading: 'Blog posts (Markdown)',
  moreHeading: 'More',
  feedName: 'RSS feed with whole posts',
  apiName: 'OpenAPI description of the API',
};
