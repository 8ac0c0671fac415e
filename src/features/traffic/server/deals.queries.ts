import type { Db } from '../../../server/db/client.ts';
import type { Days } from './traffic-report.queries.ts';

export interface Amount {
  source: string;
  currency: string;
  day: Date;
  quoted: number;
  accepted: number;
}

export async function addAmount(tx: Db, { source, currency, day, ...sums }: Amount): Promise<void> {
  await tx.trafficAmount.upsert({
    where: { source_currency_day: { source, currency, day } },
    create: { source, currency, day, ...sums },
    update: { quoted: { increment: sums.quoted }, accepted: { increment: sums.accepted } },
    select: { day: true },
  });
}

/** @param source undefined for all */
export async function sumAmounts(db: Db, source: string | undefined, { from, to }: Days) {
  const rows = await db.trafficAmount.groupBy({
    by: ['source', 'currency'],
    where: { day: { gte: from, lte: to }, ...(source === undefined ? {} : { source }) },
    _sum: { quoted: true, accepted: true },
    orderBy: [{ source: 'asc' }, { currency: 'asc' }],
  });
  return rows.map(({ _sum: { quoted, accepted }, ...of }) => ({
    ...of,
    quoted: quoted ?? 0,
    accepted: accepted ?? 0,
  }));
}
