import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { type CallReminder, callReminders } from '../../../server/queue/payloads.ts';
import { addJob, removeJob } from '../../../server/queue/queue.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import { callMailSettings, remindByMail } from './call-mail.service.ts';
import { readCallSettings } from './call-settings.service.ts';
import { type CallRow, findCall, findCallsEndingAfter } from './calls.queries.ts';

const minutesBefore: Record<CallReminder, number> = { dayBefore: 24 * 60, hourBefore: 60 };

const jobKey = (callId: number, reminder: CallReminder) => `call:${callId}:${reminder}`;

function timeOf({ startsAt }: Pick<CallRow, 'startsAt'>, reminder: CallReminder): Date {
  return new Date(startsAt.getTime() - minutesBefore[reminder] * minuteMs);
}

/** Adds reminder jobs in the booking's transaction. Skips reminders whose time has passed. */
export async function planReminders(
  tx: Db,
  call: Pick<CallRow, 'id' | 'startsAt'>,
  now: Date,
  options: { keepsExisting?: boolean } = {},
): Promise<void> {
  for (const reminder of callReminders) {
    const runAt = timeOf(call, reminder);
    if (runAt <= now) continue;
    const payload = { callId: call.id, reminder };
    await addJob(tx, 'remindOfCall', payload, {
      key: jobKey(call.id, reminder),
      runAt,
      ...options,
    });
  }
}

export async function dropReminders(tx: Db, callId: number): Promise<void> {
  for (const reminder of callReminders) await removeJob(tx, jobKey(callId, reminder));
}

export async function remindOfCall(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'content'>,
  { callId, reminder }: { callId: number; reminder: CallReminder },
): Promise<void> {
  const now = deps.clock.now();
  const mailSettings = callMailSettings(deps);
  if (!mailSettings) return;
  const { brand } = mailSettings;
  await deps.db.prisma.$transaction(async (tx) => {
    const call = await findCall(tx, callId);
    if (call?.state !== 'booked' || call.startsAt <= now) return;
    // A late day-before job leaves the reminder to the hour-before job.
    if (reminder === 'dayBefore' && timeOf(call, 'hourBefore') <= now) return;
    await remindByMail(tx, call, { brand, reminder, settings: await readCallSettings(tx) });
  });
}

/** Restores missing reminder jobs of booked calls, for example after a restored backup. */
export async function planForgottenReminders({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const call of await findCallsEndingAfter(db.prisma, now)) {
    await planReminders(db.prisma, call, now, { keepsExisting: true });
  }
}
