import { callContent } from '../../../../content/calls.ts';
import { site } from '../../../../content/site.ts';
import { type CalendarEvent, type CalendarMethod, calendarFile } from './calendar-file.ts';
import type { CallRow } from './calls.queries.ts';

interface Surroundings {
  place: string;
  siteOrigin: string;
}

/** A call as its visitor's calendar keeps it. */
export function callEvent(call: CallRow, { place, siteOrigin }: Surroundings): CalendarEvent {
  const { calendarId, sequence, startsAt, endsAt, createdAt } = call;
  return {
    // The name of the site makes it one of its own anywhere (RFC 5545, section 3.8.4.7).
    uid: `${calendarId}@${new URL(siteOrigin).hostname}`,
    ...{ sequence, startsAt, endsAt, changedAt: createdAt },
    isCanceled: call.state === 'canceled',
    summary: callContent.event.summary,
    description: '',
    location: place,
  };
}

/** The same call in the calendar of the owner, who has many. */
export function callEventOfOwner(call: CallRow, surroundings: Surroundings): CalendarEvent {
  const { firstName, lastName, email } = call.request;
  return {
    ...callEvent(call, surroundings),
    summary: callContent.event.summaryForOwner(`${firstName} ${lastName}`.trim()),
    description: email ?? '',
  };
}

/** A calendar file in the name of this site. */
export function siteCalendar(
  events: readonly CalendarEvent[],
  calendar: { method: CalendarMethod; name?: string },
): string {
  return calendarFile(events, { ...calendar, productId: site.brand });
}
