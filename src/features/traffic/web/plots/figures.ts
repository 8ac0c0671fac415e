import type { Counts } from '../../../../shared/visits.ts';
import type { TrafficReport } from '../../traffic-report.ts';

const numbers = new Intl.NumberFormat('en-US');
const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const changes = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

export const formatCount = (count: number) => numbers.format(count);

export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : percents.format(part / whole);
}

export function formatChange(now: number, before: number): string | null {
  return before === 0 ? null : changes.format(now / before - 1);
}

export function clicksOf(counts: Counts): number {
  const { phoneClicks, textClicks, mailClicks, contactClicks, estimateClicks } = counts;
  return phoneClicks + textClicks + mailClicks + contactClicks + estimateClicks;
}

const moneyOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });

/** "$12,000, €4,000"; a dash for none. */
export function formatAmounts(
  amounts: TrafficReport['amounts'],
  what: 'quoted' | 'accepted',
): string {
  const sums = new Map<string, number>();
  for (const one of amounts) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one[what]);
  const given = [...sums].filter(([, sum]) => sum > 0);
  return given.map(([currency, sum]) => moneyOf(currency).format(sum)).join(', ') || '–';
}
