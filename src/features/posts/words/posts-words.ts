import { paths } from '../../../shared/paths.ts';

const readTime = '5 min read';

export const blogWords = {
  filterLabel: 'Filter posts by category',
  allPosts: 'All Posts',
  tagged: (name: string) => `Tagged: ${name}`,
  found: {
    title: (text: string) => `Posts for “${text}”`,
    nothing: (text: string) => `No posts found for “${text}”`,
    all: 'See all posts',
  },
  list: {
    loading: 'Loading posts...',
    readMore: 'Read More',
    readTime,
    loadMore: 'Load more posts',
    loadingMore: 'Loading more posts...',
    failed: 'Failed to fetch posts',
    retry: 'Try again',
    empty: {
      title: 'No posts found',
      inCategory: {
        text: 'No posts available in this category yet.',
        action: { label: 'See all posts', to: paths.blog },
      },
      overall: {
        text: 'No blog posts available yet.',
        action: { label: 'Start with the tips', to: paths.tips },
      },
    },
  },
} as const;

export const blogPostWords = {
  tags: 'Tags',
  readTime,
  loading: 'Loading post...',
  failed: 'Failed to fetch post',
  retry: 'Try again',
  draft: {
    title: 'Draft preview',
    text: 'Only signed-in admins can see this page until the post is published.',
  },
  preview: {
    text: 'You were given a link to what is being written. It may change, and the link ends.',
    own: 'This is what you typed. Only you see it until it is saved.',
    missing: {
      title: 'This link opens nothing',
      text: 'It has ended, or was not copied whole. Ask the person who gave it to you for another one.',
    },
  },
  share: {
    label: 'Share',
    labelAtEnd: 'Copy link',
    copied: {
      title: 'Link copied!',
      description: 'The address of this post is on your clipboard.',
    },
    failed: {
      title: 'Could not copy the link',
      description: 'Please copy it from the address bar instead.',
    },
  },
  contents: 'On this page',
  next: 'Read next',
  markdown: 'Read as Markdown',
  notFound: {
    title: 'Post Not Found',
    text: "The blog post you're looking for doesn't exist.",
    back: 'Back to Blog',
  },
} as const;

export const articleHtmlWords = {
  linkToSection: (heading: string) => `Link to this section: ${heading}`,
  table: 'Table',
  code: 'Code',
  plainText: 'Text',
};
