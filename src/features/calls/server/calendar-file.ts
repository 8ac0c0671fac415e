import { foldedLine } from '../../../server/outbox/calendar-lines.ts';

/** A call as calendars keep it (RFC 5545, section 3.6.1). */
export interface CalendarEvent {
  /** The same for as long as it is the same call, wherever it is moved. */
  uid: string;
  /** Grows with every change: calendars take the highest one for true. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  isCanceled: boolean;
  summary: string;
  description: string;
  location: string;
  /** Address of the call's page. Nobody else may read it, so the entry is marked private. */
  url: string;
  /** Who invites whom; left out in files that somebody takes for themselves. */
  invitation?: { organizer: string; attendee: string };
}

/** What a file is for: to be taken as it is, to invite somebody or tell of a change, or to take an invitation back (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Control characters have no place in a value. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** Text as a value of a property (section 3.3.11). */
function text(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/g, (special) => `\\${special}`)
    .replaceAll('\n', '\\n');
}

/** "20261124T150000Z" */
function utc(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

function eventLines(event: CalendarEvent): string[] {
  const { invitation } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${text(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    `URL:${event.url}`,
    // Calendars that others may look into show them that the time is taken, and no more.
    'CLASS:PRIVATE',
    ...(invitation
      ? [
          `ORGANIZER:mailto:${invitation.organizer}`,
          `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.attendee}`,
        ]
      : []),
    'END:VEVENT',
  ];
}

/**
 * An iCalendar file (RFC 5545).
 * @param calendar.name what a calendar program shows over the events of a feed
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  calendar: { method: CalendarMethod; productId: string; name?: string },
): string {
  const { method, productId, name } = calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(productId)}//EN`,
    `METHOD:${method}`,
    // RFC 7986, and the older name of the same that most programs read.
    ...(name
      ? [`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
      : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
}
