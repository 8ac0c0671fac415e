import { inboxLink } from '../../../requests/server/notices.service.ts';
import type { CallSettings } from '../../calls.ts';
import { answersText, callContent, meansForOwner, meansForVisitor } from '../../words/calls.ts';
import { readAnswers } from '../answers.ts';
import type { CallRow } from '../calls.queries.ts';
import { type CalendarEvent, type CalendarMethod, calendarFile } from './calendar-file.ts';

interface Surroundings {
  brand: string;
  settings: Pick<CallSettings, 'place' | 'videoLink'>;
  siteOrigin: string;
}

/** @param pageUrl secret address of the request's page */
export function callEvent(
  call: CallRow,
  { brand, settings, siteOrigin, pageUrl }: Surroundings & { pageUrl: string },
): CalendarEvent {
  const { calendarId, sequence, startsAt, endsAt, createdAt, reach } = call;
  const { place, videoLink } = settings;
  return {
    // The host name makes the UID globally unique (RFC 5545, section 3.8.4.7).
    uid: `${calendarId}@${new URL(siteOrigin).hostname}`,
    ...{ sequence, startsAt, endsAt, changedAt: createdAt },
    isCanceled: call.state === 'canceled',
    summary: callContent.event.summary(call.kind, brand),
    description: lines(
      meansForVisitor({ reach, ...settings }),
      place,
      callContent.event.page(pageUrl),
    ),
    location: reach || videoLink || place,
    url: pageUrl,
  };
}

const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('\n');

/** Links to the inbox instead of the secret page. */
export function callEventOfOwner(call: CallRow, surroundings: Surroundings): CalendarEvent {
  const { settings, siteOrigin } = surroundings;
  const { firstName, lastName, email } = call.request;
  const link = inboxLink({ siteOrigin }, call.requestId);
  return {
    ...callEvent(call, { ...surroundings, pageUrl: link }),
    summary: callContent.event.summary(call.kind, `${firstName} ${lastName}`.trim()),
    description: lines(
      answersText(readAnswers(call.answers)),
      meansForOwner({ reach: call.reach, ...settings }),
      email ?? '',
      callContent.event.request(link),
    ),
  };
}

export function siteCalendar(
  events: readonly CalendarEvent[],
  calendar: { productId: string; method: CalendarMethod; name?: string },
): string {
  return calendarFile(events, calendar);
}
