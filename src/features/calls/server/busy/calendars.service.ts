import { randomUUID } from 'node:crypto';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { CallCalendar } from '../../call-calendars.ts';
import { callCalendarsContent } from '../../words/call-calendars.ts';
import { closeCalendar, readCallSettings } from '../call-settings.service.ts';
import { sealAddress } from './calendar-address.ts';
import {
  countCalendars,
  deleteCalendar,
  findCalendarState,
  findCalendars,
  goOnWithout,
  insertCalendar,
} from './calendars.queries.ts';
import { readCalendar } from './read-calendar.ts';
import { mayChoose, silentSince } from './silence.ts';

const { faults, refusals } = callCalendarsContent;

export async function listCalendars({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<CallCalendar[]> {
  const now = clock.now();
  const rows = await findCalendars(db.prisma);
  return rows.map((row) => {
    const { id, name, host, readAt, fault, goesOnSince } = row;
    const since = silentSince(row, now);
    return {
      ...{ id, name, host, readAt, silentSince: since, fault, goesOnSince },
      mayChoose: since !== null && mayChoose(since, now),
    };
  });
}

/**
 * Reads the calendar before it is stored, so that a wrong address is noticed at once.
 * @throws DomainError BAD_REQUEST when it cannot be read; CONFLICT beyond the quota; TOO_MANY_REQUESTS
 */
export async function addCalendar(
  deps: Pick<
    Deps,
    'db' | 'clock' | 'keyring' | 'guardedFetch' | 'textWork' | 'settings' | 'rateLimits'
  >,
  admin: AdminIdentity,
  { name, address }: { name: string; address: string },
): Promise<CallCalendar[]> {
  const { db, clock, keyring, rateLimits } = deps;
  await rateLimits.consume(counters['call-calendar'], String(admin.adminId));
  const { timeZone } = await readCallSettings(db.prisma);
  const read = await readCalendar(deps, { address, timeZone });
  if (read.outcome === 'failed') {
    throw new DomainError('BAD_REQUEST', faults[read.fault], { cause: read.cause });
  }
  const id = randomUUID();
  const sealed = sealAddress(keyring, id, address);
  const { host } = new URL(address);
  await db.prisma.$transaction(async (tx) => {
    if ((await countCalendars(tx)) >= quotas.callCalendars.limit) {
      throw new DomainError('CONFLICT', refusals.tooMany);
    }
    const createdAt = clock.now();
    await insertCalendar(tx, { ...read.reading, id, name, address: sealed, host, createdAt });
    await record(tx, admin, 'added a calendar to', name);
  });
  return listCalendars(deps);
}

/** Idempotent. */
export async function removeCalendar(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { id }: { id: string },
): Promise<CallCalendar[]> {
  await deps.db.prisma.$transaction(async (tx) => {
    const calendar = await findCalendarState(tx, id);
    if (!calendar || !(await deleteCalendar(tx, id))) return;
    await record(tx, admin, 'removed a calendar from', calendar.name);
  });
  return listCalendars(deps);
}

/**
 * The owner's answer to a calendar that has been silent for an hour: offer calls by what is known, or offer none until the
 * owner opens the calendar again.
 * @throws DomainError NOT_FOUND; CONFLICT when the calendar answers or has not been silent for long
 */
export async function answerSilence(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { id, choice }: { id: string; choice: 'goOn' | 'stop' },
): Promise<CallCalendar[]> {
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const calendar = await findCalendarState(tx, id);
    if (!calendar) throw new DomainError('NOT_FOUND', refusals.unknown);
    const since = silentSince(calendar, now);
    if (!since || !mayChoose(since, now)) {
      throw new DomainError('CONFLICT', refusals.tooSoon);
    }
    if (choice === 'goOn') {
      await goOnWithout(tx, id, now);
      await record(tx, admin, 'goes on without a calendar of', calendar.name);
    } else {
      await closeCalendar(tx, admin);
    }
  });
  return listCalendars(deps);
}

function record(tx: Db, admin: AdminIdentity, action: string, summary: string): Promise<void> {
  return recordActivity(tx, {
    ...{ actor: admin.label, action, summary },
    targetType: 'calendar of calls',
  });
}
