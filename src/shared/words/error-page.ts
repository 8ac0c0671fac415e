/** Shown in place of a page that could not be loaded or drawn. */
export const errorPageContent = {
  title: 'This page did not load',
  text: 'Your connection may have dropped, or we may have released a new version. Loading the page again usually helps.',
  reload: 'Load again',
  home: 'Go to the home page',
  /** In place of a page that somebody opened too often. */
  tooMany: {
    title: 'Too many pages at once',
    text: 'Many pages were opened from your network within a minute. Please wait a minute, then load this one again.',
  },
  /** After a form that could not be taken. */
  goBack: 'What you typed is still there when you go back.',
} as const;
