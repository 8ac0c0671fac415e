export const projectTrailContent = {
  eyebrow: 'Built so far',
  title: 'Projects',
  intro: 'In the order of their maker, with the story behind each.',
  empty: 'No projects shared yet.',
  view: 'View Project',
  sampleAddress: 'A sample address: it leads nowhere',
  created: 'Created',
  builtWith: 'Built with',
} as const;
