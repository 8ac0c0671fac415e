/** Names of the rows in which developers stand side by side. */
export const shortlistFacts = {
  place: 'Location',
  skills: 'Skills',
  experience: 'Coding experience',
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  projects: 'Projects',
  more: (count: number) => `and ${count} more`,
  mark: 'Verified by the studio',
  jobs: 'Jobs through this site',
  replies: 'Replies',
} as const;
