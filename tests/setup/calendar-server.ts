import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CalendarServerDouble, startCalendarServer } from '../mocks/calendar-server.ts';

/**
 * Runs a server of calendars beside the tests of a file.
 * @param env settings of the tested app, which get the server's origin as a trusted one
 */
export function setUpCalendarServer(env: Record<string, string>): () => CalendarServerDouble {
  let server: CalendarServerDouble;
  beforeAll(async () => {
    server = await startCalendarServer();
    env.TRUSTED_FETCH_ORIGINS = server.origin;
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.answers.clear();
    server.asked.length = 0;
  });
  return () => server;
}
