import { Container, Title } from '@mantine/core';
import { siteLocale } from '../../../../../shared/words/site-locale.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { formatLongDate } from '../../../../../web/format.ts';
import { zoneName } from '../../../../../web/time-zones.ts';
import type { ShownAvailability } from '../../../../availability/availability.ts';
import {
  availabilityKindNames,
  ratePeriodNames,
  availabilityFactsContent as words,
} from '../../../../availability/words/availability-facts.ts';
import { dayOfEnd } from '../../../../availability/words/availability-messages.ts';
import { languageNames } from '../../../../availability/words/languages.ts';
import { useShownDeveloper } from '../useShownDeveloper.ts';
import { type Fact, FactList } from './FactList.tsx';

function rateInWords({ from, to, currency, per }: NonNullable<ShownAvailability['rate']>): string {
  const money = new Intl.NumberFormat(siteLocale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return words.rateRange(money.format(from), money.format(to), ratePeriodNames[per]);
}

function factsOf(shown: ShownAvailability): Fact[] {
  const { kinds, hoursPerWeek, freeFrom, rate, timeZone, languages, goodUntil } = shown;
  return [
    { label: words.kinds, value: kinds.map((kind) => availabilityKindNames[kind]).join(', ') },
    ...(hoursPerWeek === null ? [] : [{ label: words.hours, value: String(hoursPerWeek) }]),
    {
      label: words.freeFrom,
      value: freeFrom === null ? words.now : formatLongDate(new Date(freeFrom)),
    },
    ...(rate ? [{ label: words.rate, value: rateInWords(rate) }] : []),
    ...(timeZone ? [{ label: words.timeZone, value: zoneName(timeZone) }] : []),
    ...(languages.length > 0
      ? [{ label: words.languages, value: languages.map((tag) => languageNames[tag]).join(', ') }]
      : []),
    { label: words.goodUntil, value: dayOfEnd(goodUntil, timeZone) },
  ];
}

/** Drawn by the server alone: it weighs more than its HTML, and few visitors come from another page of the site. */
export function ProfileAvailability() {
  const { developerId } = useShownDeveloper();
  const { data } = trpc.developer.availability.ofDeveloper.useQuery({ developerId });
  if (!data) return null;
  return (
    <Container component="section" pt="3xl" aria-labelledby="shown-availability-title">
      <Title order={2} fz="xl" mb="md" id="shown-availability-title">
        {words.title}
      </Title>
      <FactList facts={factsOf(data)} />
    </Container>
  );
}
