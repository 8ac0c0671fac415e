import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const blogKind = contentKind({
  name: 'blog',
  title: 'Blog',
  places: [{ label: 'Blog', path: paths.blog }],
  labels: {
    narrowedTitle: 'Title of a category or tag, whose name is {name}',
    post: 'Page of a post',
    back: 'Link above the post',
    author: 'Author of posts without a byline',
    expertHelp: 'Link and button to ask for help',
    help: 'Offer below the post',
    pageTitle: 'Title for search engines, where {title} is that of the post',
    postKeywords: 'Keywords of posts without their own',
  },
  release: {
    meta: {
      title: 'Vibecoding Blog{titleSuffix}',
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
    narrowedTitle: '{name} - Blog{titleSuffix}',
    hero: {
      eyebrow: 'Blog',
      title: 'Notes from the build',
      intro: 'What we learn while making software with AI, with the mistakes left in.',
      tiles: [
        {
          title: 'Guides',
          description: 'Step-by-step builds you can finish in one sitting.',
          color: 'ember',
        },
        {
          title: 'Tool notes',
          description: 'What a new release changes, tried on real work.',
          color: 'lagoon',
        },
        {
          title: 'Build stories',
          description: 'Projects from the first prompt to the last bug.',
          color: 'moss',
        },
        {
          title: 'Your pace',
          description: 'Short reads, and a feed for your reader. No sign-up.',
          color: 'sand',
        },
      ],
    },
    closing: {
      ending: 'none',
      title: 'Reading is good. Building is better.',
      text: 'Take one idea from here and try it tonight, or let us build the thing you keep thinking about.',
      actions: [
        { label: 'Start Learning', to: paths.tips },
        { label: 'Get Expert Help', to: paths.contact },
      ],
    },
    post: {
      pageTitle: '{title}{titleSuffix}',
      back: { label: 'Back to Blog', to: paths.blog },
      author: '{authorName}',
      expertHelp: { label: 'Get Expert Help', to: paths.contact },
      help: {
        title: 'Stuck on something like this?',
        text: 'Describe it in a few sentences. The first call is free and costs you 30 minutes.',
      },
    },
    postKeywords: '{product} development, programming, tutorial',
  },
});
