import { siteLocale } from '../../../../shared/words/site-locale.ts';
import type { RateChoice } from '../../directory/directory-choices.ts';

const currencies = new Intl.DisplayNames(siteLocale, { type: 'currency' });
const days = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium', timeZone: 'UTC' });

/** Labels of what the server counts. */
export const facetWords = {
  hours: { atLeast: (hours: number) => `${hours} hours or more` },
  free: {
    steps: [
      { days: 0, label: 'Now' },
      { days: 14, label: 'In two weeks' },
      { days: 30, label: 'In a month' },
      { days: 91, label: 'In three months' },
    ],
    by: (day: string) => `By ${days.format(new Date(`${day}T00:00:00Z`))}`,
  },
  verified: 'Verified by the studio',
  rate: {
    group: ({ currency, per }: Pick<RateChoice, 'currency' | 'per'>) =>
      `${currencies.of(currency)}, ${per === 'hour' ? 'an hour' : 'a day'}`,
    upTo: ({ currency, per, upTo }: RateChoice) => {
      const money = new Intl.NumberFormat(siteLocale, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
      });
      return `Up to ${money.format(upTo)} ${per === 'hour' ? 'an hour' : 'a day'}`;
    },
  },
};
