export const postMomentsContent = {
  published: {
    title: (post: string) => `“${post}” is public`,
    first: (post: string) => `Your first post is public: “${post}”`,
    text: 'Readers find it on the blog, in the feed, in the sitemap and in the search of the site.',
  },
  scheduled: {
    title: (post: string) => `“${post}” is scheduled`,
    text: (time: string) =>
      `The site publishes it on ${time}. Until then you can change it, and only people with a preview link see it.`,
  },
  open: 'View post',
  edit: 'Go on writing',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  share: 'Share',
  mail: 'Send by email',
  linkedIn: 'Share on LinkedIn',
  takeBack: 'Back to draft',
  close: 'Dismiss',
} as const;
