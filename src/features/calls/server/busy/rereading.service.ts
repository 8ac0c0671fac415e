import type { Deps } from '../../../../server/deps.ts';
import { readCallSettings } from '../call-settings.service.ts';
import { openAddress } from './calendar-address.ts';
import { findOldCalendars, writeReading } from './calendars.queries.ts';
import { readCalendar } from './read-calendar.ts';

type RereadingDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'keyring' | 'guardedFetch' | 'textWork' | 'settings'
>;

/** Crowds that book at the same moment share a read of this age. */
const newestMs = 5_000;
const patienceMs = 2_000;

/** One read at a time for each process: those who book meanwhile wait for the same one. */
const underWay = new WeakMap<RereadingDeps['guardedFetch'], Promise<void>>();

/**
 * Asks the calendars again before a time is booked, so that an event of the last minutes counts. What does not answer in two
 * seconds counts as it was read last, as long as that may be offered.
 */
export async function readCalendarsAgain(deps: RereadingDeps): Promise<void> {
  const { guardedFetch } = deps;
  const known = underWay.get(guardedFetch);
  const reading = known ?? readOldCalendars(deps).finally(() => underWay.delete(guardedFetch));
  if (!known) underWay.set(guardedFetch, reading);
  await reading;
}

async function readOldCalendars(deps: RereadingDeps): Promise<void> {
  const readBefore = new Date(deps.clock.now().getTime() - newestMs);
  const calendars = await findOldCalendars(deps.db.prisma, readBefore);
  if (calendars.length === 0) return;
  const { isOpen, timeZone } = await readCallSettings(deps.db.prisma);
  if (!isOpen) return;
  const signal = AbortSignal.timeout(patienceMs);
  const ended = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const reads = calendars.map((calendar) => readOne(deps, { ...calendar, timeZone }, signal));
  await Promise.race([Promise.all(reads), ended]);
}

async function readOne(
  { db, log, keyring, ...reading }: RereadingDeps,
  { id, address: sealed, timeZone }: { id: string; address: string; timeZone: string },
  signal: AbortSignal,
): Promise<void> {
  const note = (cause: unknown) =>
    log.info({ event: 'calendar-not-reread', calendarId: id, err: cause }, 'calendar not reread');
  try {
    const address = openAddress(keyring, id, sealed);
    if (!address) return;
    const read = await readCalendar(reading, { address, timeZone }, signal);
    if (read.outcome === 'read') await writeReading(db.prisma, id, read.reading);
    else note(read.cause);
  } catch (error) {
    note(error);
  }
}
