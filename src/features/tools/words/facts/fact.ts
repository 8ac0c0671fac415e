import type { CheckedDate } from '../../../../shared/words/types.ts';
import type { ToolFact } from '../tool-types.ts';

/** @param day ISO 8601: a day, a month or a year */
function spelled(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined) return day;
  return new Date(Date.UTC(year, month - 1, date ?? 1)).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'long' },
    ...(date !== undefined && { day: 'numeric' }),
  });
}

/** @param day as `fact` takes it */
export const saidOn = (day: string): CheckedDate => ({ label: spelled(day), dateTime: day });

/**
 * @param label name of the page that says it
 * @param day when the page says that it was said; for an undated page, the month in which it was read
 */
export const fact = (
  cell: ToolFact['cell'],
  text: string,
  label: string,
  href: string,
  day: string,
): ToolFact => ({
  ...{ cell, text, source: { label, href } },
  said: saidOn(day),
});
