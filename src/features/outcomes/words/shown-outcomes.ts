import type { SectionHeading } from '../../../shared/words/types.ts';

export const shownOutcomesWords = {
  eyebrow: 'Told by clients',
  title: 'Jobs through this site',
  intro: 'Counted and written by clients who chose this developer here.',
  count: (jobs: number) =>
    jobs === 1 ? '1 job in twelve months' : `${jobs} jobs in twelve months`,
} as const satisfies SectionHeading & { count: (jobs: number) => string };
