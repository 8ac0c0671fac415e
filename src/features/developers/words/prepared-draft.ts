export const preparedDraftWords = {
  taken: {
    title: 'Prepared for you',
    description: 'A program filled in these changes. Read them before you save.',
  },
  keptOwn: {
    title: 'Your own changes stay',
    description: 'You have unsaved changes here, so what a program prepared was not taken.',
  },
} as const;
