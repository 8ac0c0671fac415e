export const errorPageContent = {
  title: 'This page did not load',
  text: 'Your connection may have dropped, or we may have released a new version. Loading the page again usually helps.',
  reload: 'Load again',
  home: 'Go to the home page',
  tooMany: {
    title: 'Too many pages at once',
    text: 'Many pages were opened from your network within a minute. Please wait a minute, then load this one again.',
  },
  goBack: 'What you typed is still there when you go back.',
} as const;
