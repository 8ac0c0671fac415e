export const editPageWords = {
  open: 'Edit this page',
  title: 'Edit this page',
  intro:
    'Press an outlined text to change it. The page shows what you type; readers see it once you publish.',
  kind: 'Part of the page',
  close: 'Close',
} as const;
