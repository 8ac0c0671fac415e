import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import type { CalendarFault } from '../../call-calendars.ts';
import { callCalendarsContent } from '../../words/call-calendars.ts';
import { readCallSettings } from '../call-settings.service.ts';
import { openAddress } from './calendar-address.ts';
import {
  findCalendarAddresses,
  findCalendarState,
  writeFault,
  writeReading,
} from './calendars.queries.ts';
import { type CalendarReading, readCalendar } from './read-calendar.ts';
import { mayChoose } from './silence.ts';

type ReadingDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'keyring' | 'guardedFetch' | 'textWork' | 'settings' | 'mail' | 'content'
>;

const { faults, mail: letters } = callCalendarsContent;

/** Reads all calendars. A silent one hides every free time, and its owner is told. */
export async function readCalendars(deps: ReadingDeps, signal: AbortSignal): Promise<void> {
  const { timeZone } = await readCallSettings(deps.db.prisma);
  const calendars = await findCalendarAddresses(deps.db.prisma);
  await Promise.all(calendars.map((one) => readOne(deps, { ...one, timeZone }, signal)));
}

interface SealedCalendar {
  id: string;
  address: string;
  timeZone: string;
}

async function readOne(
  deps: ReadingDeps,
  { id, address: sealed, timeZone }: SealedCalendar,
  signal: AbortSignal,
): Promise<void> {
  const at = deps.clock.now();
  const address = openAddress(deps.keyring, id, sealed);
  const read: CalendarReading = address
    ? await readTwice(deps, { address, timeZone }, signal)
    : { outcome: 'failed', fault: 'lostKey', cause: undefined };
  if (read.outcome === 'read') {
    await writeReading(deps.db.prisma, id, read.reading);
    return;
  }
  const { fault, cause } = read;
  deps.log.warn(
    { event: 'calendar-unread', calendarId: id, fault, err: cause },
    'calendar not read',
  );
  const { mail, settings, content } = deps;
  await deps.db.prisma.$transaction((tx) =>
    noteFault(tx, { mail, settings, content }, { id, fault, at }),
  );
}

/** A single lost connection should not take all times from visitors. */
async function readTwice(
  deps: ReadingDeps,
  calendar: { address: string; timeZone: string },
  signal: AbortSignal,
): Promise<CalendarReading> {
  const first = await readCalendar(deps, calendar, signal);
  const isLost = first.outcome === 'failed' && first.fault === 'unreachable';
  return isLost ? readCalendar(deps, calendar, signal) : first;
}

async function noteFault(
  tx: Db,
  { mail, settings, content }: Pick<Deps, 'mail' | 'settings' | 'content'>,
  { id, fault, at }: { id: string; fault: CalendarFault; at: Date },
): Promise<void> {
  await writeFault(tx, id, { fault, at });
  const calendar = await findCalendarState(tx, id);
  const { ownerAddress } = mail;
  if (!calendar?.failingSince || !ownerAddress) return;
  const { failingSince, goesOnSince, name } = calendar;
  const tell = (kind: 'silent' | 'choice') =>
    sendMail(tx, {
      ...letters[kind]({
        ...{ name, fault: faults[fault], brand: siteIdentityOf(content).brand },
        link: absoluteUrl(settings.siteOrigin, `${paths.admin}?tab=calls`),
      }),
      recipient: ownerAddress,
      dedupeKey: `calendar:${id}:${failingSince.toISOString()}:${kind}`,
    });
  await tell('silent');
  if (mayChoose(failingSince, at) && !goesOnSince) await tell('choice');
}
