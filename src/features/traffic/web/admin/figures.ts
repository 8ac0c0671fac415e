import type { Counts } from '../../../../shared/visits.ts';

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
