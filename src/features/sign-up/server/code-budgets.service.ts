import type { Deps } from '../../../server/deps.ts';
import { countPaidSends } from './code-sends.queries.ts';
import { budgetsOf } from './send-limits.ts';

export interface CodeBudgetUse {
  /** `general`, `member`, `knownBrowser`, or the ISO code of a country. */
  budget: string;
  used: number;
  limit: number;
}

export async function codeBudgets({
  db,
  settings: { sms },
  clock,
}: Pick<Deps, 'db' | 'settings' | 'clock'>): Promise<CodeBudgetUse[]> {
  const sends = await countPaidSends(db.prisma, clock.now());
  const limits = budgetsOf(sms, '');
  const usedOf = (budget: string) =>
    sends.filter((row) => row.budget === budget).reduce((sum, { count }) => sum + count, 0);
  const countries = sends
    .filter(({ budget }) => budget === 'general')
    .map(({ country, count }) => ({
      budget: country,
      used: count,
      limit: budgetsOf(sms, country).country,
    }));
  return [
    { budget: 'general', used: usedOf('general'), limit: limits.general },
    { budget: 'member', used: usedOf('member'), limit: limits.member },
    { budget: 'knownBrowser', used: usedOf('knownBrowser'), limit: limits.knownBrowser },
    ...countries,
  ];
}
