import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CalendarAnswer {
  status?: number;
  type?: string;
  text: string;
  /** Never ends the answer. */
  isHeld?: boolean;
}

/** A double of a server that publishes calendars. It answers 404 for paths without an answer. */
export async function startCalendarServer() {
  const answers = new Map<string, CalendarAnswer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    response.writeHead(answer ? (answer.status ?? 200) : 404, {
      'content-type': answer?.type ?? 'text/calendar; charset=utf-8',
    });
    if (answer?.isHeld) response.flushHeaders();
    else response.end(answer?.text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type CalendarServerDouble = Awaited<ReturnType<typeof startCalendarServer>>;

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
