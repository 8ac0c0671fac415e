export const shownProofsWords = {
  eyebrow: 'Checked by this site',
  title: 'Proven addresses',
  intro: 'The developer has proven that these are their own. The site looks again every month.',
  lastCheck: 'Last check:',
  mark: 'Proven',
  ofProject: (name: string) => `${name} has proven that the address is their own.`,
} as const;
