import { z } from 'zod';
import type { ContentProblem } from '../../shared/content/kind.ts';
import { e164Needed, isE164 } from '../../shared/text/e164.ts';
import { invalidEmail } from '../../shared/text/form-text.ts';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import type { Office } from './office.ts';
import { keyOfDay, type OpeningHours, weekdays } from './opening-hours.ts';

type Problem = readonly [path: ContentProblem['path'], message: string];

/** Times of the same form compare as texts. */
function problemsOfHours(hours: OpeningHours): Problem[] {
  return weekdays.map(keyOfDay).flatMap((day): Problem[] => {
    const ofDay = hours[day];
    if (!ofDay || ofDay.closes > ofDay.opens) return [];
    return [[['hours', day, 'closes'], 'An office closes after it opens']];
  });
}

function problemsOf({ phone, mail, map, hours }: Office): Problem[] {
  return [
    ...(phone && !isE164(phone.e164) ? [[['phone', 'e164'], e164Needed] as const] : []),
    ...(mail && !z.email().safeParse(mail).success ? [[['mail'], invalidEmail] as const] : []),
    ...(map && parsedUrl(map)?.protocol !== 'https:'
      ? [[['map'], 'A link to a map begins with https://'] as const]
      : []),
    ...(hours ? problemsOfHours(hours) : []),
  ];
}

/** Refuses what the fields of an office alone cannot tell. */
export function officeProblems(offices: readonly Office[]): ContentProblem[] {
  return offices.flatMap((office, index) =>
    problemsOf(office).map(([path, message]) => ({ path: ['offices', index, ...path], message })),
  );
}
