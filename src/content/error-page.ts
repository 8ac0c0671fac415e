/** Shown in place of a page that could not be loaded or drawn. */
export const errorPageContent = {
  title: 'This page did not load',
  text: 'Your connection may have dropped, or we may have released a new version. Loading the page again usually helps.',
  reload: 'Load again',
  home: 'Go to the home page',
} as const;
