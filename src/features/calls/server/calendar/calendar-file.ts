import { foldedLine } from '../../../../server/outbox/calendar-lines.ts';

const alarmMinutes = 15;

export interface CalendarEvent {
  /** Stays the same when the call is moved. */
  uid: string;
  /** Increases with every change. Calendar programs keep the highest one. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  isCanceled: boolean;
  summary: string;
  description: string;
  location: string;
  /** Secret address of the call's page, so the event is marked private. */
  url: string;
  invitation?: { organizer: string; attendee: string };
}

/** iTIP method (RFC 5546): PUBLISH for downloads, REQUEST for an invitation or a change, CANCEL to withdraw it. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Control characters except the line feed, which is escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** Escapes a text value (RFC 5545, section 3.3.11). */
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

/** Reminds of the call, where the calendar program does not remind on its own. */
function alarmLines({ isCanceled, summary }: CalendarEvent): string[] {
  if (isCanceled) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmMinutes}M`,
    `DESCRIPTION:${text(summary)}`,
    'END:VALARM',
  ];
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
    // Shared calendars show only that the time is taken.
    'CLASS:PRIVATE',
    ...(invitation
      ? [
          `ORGANIZER:mailto:${invitation.organizer}`,
          `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.attendee}`,
        ]
      : []),
    ...alarmLines(event),
    'END:VEVENT',
  ];
}

/** @param calendar.name title of a feed in calendar programs */
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
    // NAME is from RFC 7986. Most programs read the older X-WR-CALNAME.
    ...(name
      ? [`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
      : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
}
