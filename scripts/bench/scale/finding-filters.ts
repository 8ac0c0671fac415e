import type { DirectoryFilters } from '../../../src/features/developers/developers.ts';
import { availabilityWords } from '../../../src/features/developers/server/directory/availability-words.ts';
import type { DirectoryFilter } from '../../../src/features/developers/server/directory/directory-filter.ts';
import { textQuery } from '../../../src/server/search/text-query.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';

const countries = [undefined, 'United States', 'Uruguay'];
const toolChoices = [[], ['Cursor']];
const skillChoices = [[], ['term.skill-0'], ['term.skill-119']];

function choicesAt(now: Date): DirectoryFilters[] {
  const dayAhead = (days: number) =>
    new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  return [
    {},
    { kind: 'project' },
    { mark: 'verified' },
    { kind: 'mentoring', language: 'is' },
    { freeBy: dayAhead(0) },
    { freeBy: dayAhead(30), rate: 'USD.hour.40' },
    { minHours: 40, language: 'en' },
    { kind: 'fullTime', rate: 'NOK.day.20' },
  ];
}

/** Combinations of country, tool, skill and availability with each text, from common to rare ones. */
export function* findingFilters(now: Date, texts: readonly string[]): Generator<DirectoryFilter> {
  const choices = choicesAt(now);
  for (const country of countries)
    for (const tools of toolChoices)
      for (const skills of skillChoices)
        for (const choice of choices)
          for (const text of texts)
            yield {
              ...{ country, tools, skills, now, startedUntil: undefined },
              query: text ? textQuery(text) : undefined,
              availability: availabilityWords(choice, now),
              isVerified: choice.mark === 'verified',
            };
}
