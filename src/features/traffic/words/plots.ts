import type { TrafficPeriod } from '../traffic-report.ts';

export const periodWords: Record<TrafficPeriod, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '12m': 'Last 12 months',
};

export const plotWords = {
  asTable: 'As a table',
  from: 'From',
  nothing: 'Nothing in this period.',
  isNew: 'none before',
  before: (count: string) => `${count} before`,
} as const;
