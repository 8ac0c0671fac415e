import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';

export const blogContent = {
  meta: {
    title: `Vibecoding Blog${site.titleSuffix}`,
    description:
      'Guides, tool notes and build stories about making software with AI: what worked, what broke and what we would do differently.',
    keywords: [
      'vibecoding blog',
      'AI development tutorials',
      'AI tool reviews',
      'build stories',
      'programming with AI',
    ],
  },
  hero: {
    eyebrow: 'Blog',
    title: 'Notes from the build',
    intro: 'What we learn while making software with AI, written down before we forget it.',
    tiles: [
      {
        title: 'Guides',
        description: 'Step-by-step builds you can finish in one sitting.',
        icon: 'guide',
        color: 'ember',
      },
      {
        title: 'Tool notes',
        description: 'What a new release changes, tried on real work.',
        icon: 'tool',
        color: 'lagoon',
      },
      {
        title: 'Build stories',
        description: 'Projects from the first prompt to the last bug.',
        icon: 'story',
        color: 'moss',
      },
      {
        title: 'Your pace',
        description: 'Short reads, and a feed for your reader. No sign-up.',
        icon: 'feed',
        color: 'sand',
      },
    ],
  },
  filterLabel: 'Filter posts by category',
  allPosts: 'All Posts',
  tagged: (name: string) => `Tagged: ${name}`,
  list: {
    loading: 'Loading posts...',
    readMore: 'Read More',
    readTime: site.readTimeLabel,
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
  feed: { label: 'Follow by RSS', to: paths.rss },
  closing: {
    title: 'Reading is good. Building is better.',
    text: 'Take one idea from here and try it tonight, or let us build the thing you keep thinking about.',
    actions: [
      { label: 'Start Learning', to: paths.tips },
      { label: 'Get Expert Help', to: paths.contact },
    ],
  },
} as const;

/** `meta` applies to posts without meta fields of their own. */
export const blogPostContent = {
  back: { label: 'Back to Blog', to: paths.blog },
  author: site.authorName,
  tags: 'Tags',
  readTime: site.readTimeLabel,
  loading: 'Loading post...',
  failed: 'Failed to fetch post',
  retry: 'Try again',
  publishedOn: 'Published',
  updatedOn: 'Last updated',
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
  expertHelp: { label: 'Get Expert Help', to: paths.contact },
  help: {
    title: 'Stuck on something like this?',
    text: 'Describe it in a few sentences. The first call is free and costs you 30 minutes.',
  },
  markdown: 'Read as Markdown',
  notFound: {
    title: 'Post Not Found',
    text: "The blog post you're looking for doesn't exist.",
    back: { label: 'Back to Blog', to: paths.blog },
  },
  meta: { titleSuffix: site.titleSuffix, keywords: site.postFallbackKeywords },
} as const;

export const articleHtmlWords = {
  linkToSection: (heading: string) => `Link to this section: ${heading}`,
  table: 'Table',
  code: 'Code',
  plainText: 'Text',
};
