import type { CallSettings } from '../../src/features/calls/calls.ts';
import { insertCallSettings } from '../../src/features/calls/server/call-settings.queries.ts';
import { firstCallSettings } from '../../src/features/calls/words/calls.ts';
import { testDatabase } from '../setup/database/database.ts';

/** Offers calls at every hour of every day in Berlin time, from an hour ahead. */
export async function openCalendar(changes: Partial<CallSettings> = {}): Promise<void> {
  await insertCallSettings(testDatabase().prisma, {
    ...firstCallSettings,
    isOpen: true,
    timeZone: 'Europe/Berlin',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      fromMinutes: 0,
      toMinutes: 24 * 60,
    })),
    noticeHours: 1,
    place: 'We call you.',
    ...changes,
  });
}
