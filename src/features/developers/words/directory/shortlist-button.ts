export const shortlistWords = {
  add: 'Add to shortlist',
  remove: 'Remove from shortlist',
  full: 'Shortlist is full',
  list: (count: number) => `Your shortlist (${count})`,
} as const;
