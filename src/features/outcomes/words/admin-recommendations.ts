export const adminRecommendationsWords = {
  title: 'Recommendations',
  hidden: 'Hidden',
  hide: 'Hide recommendation',
  show: 'Show again',
  by: (author: string) => `by ${author}`,
  toasts: {
    hidden: { title: 'Recommendation hidden', description: 'It left the profile.' },
    shown: { title: 'Recommendation shown', description: 'It stands on the profile again.' },
    failed: { title: 'Error', description: 'The recommendation could not be changed.' },
  },
} as const;
