import { startWebServer, type WebServerDouble } from './web-server.ts';

/** A double of a server that publishes calendars. */
export const startCalendarServer = () => startWebServer('text/calendar; charset=utf-8');

export type CalendarServerDouble = WebServerDouble;

export const calendarOf = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//somebody//EN',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID:'))
        ? []
        : [`UID:event-${index}@calendar.example`]),
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
