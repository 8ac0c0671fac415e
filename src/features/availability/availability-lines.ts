import { longDay } from '../../shared/words/long-day.ts';
import { siteLocale } from '../../shared/words/site-locale.ts';
import { zoneName } from '../../shared/words/zone-name.ts';
import type { ShownAvailability } from './availability.ts';
import {
  availabilityKindNames,
  ratePeriodNames,
  availabilityFactsContent as words,
} from './words/availability-facts.ts';
import { dayOfEnd } from './words/availability-messages.ts';
import { languageNames } from './words/languages.ts';

function rateInWords({ from, to, currency, per }: NonNullable<ShownAvailability['rate']>): string {
  const money = new Intl.NumberFormat(siteLocale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return words.rateRange(money.format(from), money.format(to), ratePeriodNames[per]);
}

/** An availability as visitors read it, line by line. Facts that were not given have no line. */
export function availabilityLines(shown: ShownAvailability): { label: string; value: string }[] {
  const { kinds, hoursPerWeek, freeFrom, rate, timeZone, languages, goodUntil } = shown;
  return [
    { label: words.kinds, value: kinds.map((kind) => availabilityKindNames[kind]).join(', ') },
    ...(hoursPerWeek === null ? [] : [{ label: words.hours, value: String(hoursPerWeek) }]),
    { label: words.freeFrom, value: freeFrom === null ? words.now : longDay(freeFrom) },
    ...(rate ? [{ label: words.rate, value: rateInWords(rate) }] : []),
    ...(timeZone ? [{ label: words.timeZone, value: zoneName(timeZone) }] : []),
    ...(languages.length > 0
      ? [{ label: words.languages, value: languages.map((tag) => languageNames[tag]).join(', ') }]
      : []),
    { label: words.goodUntil, value: dayOfEnd(goodUntil, timeZone) },
  ];
}
