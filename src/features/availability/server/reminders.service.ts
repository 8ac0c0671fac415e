import type { Deps } from '../../../server/deps.ts';
import type { TellDeveloper } from '../../../server/outbox/developer-notice.ts';
import { linkKeyMark } from '../../../server/outbox/link-key-mark.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { availabilityMessages, dayOfEnd } from '../words/availability-messages.ts';
import { isOver, reminderKey } from './availability-end.ts';
import {
  type DueReminder,
  findDueReminders,
  lockDueReminder,
  setRemindAt,
} from './reminders.queries.ts';

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'content'> & { tell: TellDeveloper };

function noticeOf(
  { content, settings }: Pick<ReminderDeps, 'content' | 'settings'>,
  due: DueReminder,
  now: Date,
) {
  const { developerId, days, goodUntil, timeZone } = due;
  const { brand } = siteIdentityOf(content);
  const day = dayOfEnd(goodUntil, timeZone);
  const ending = { day, days, isOver: isOver(due, now) };
  const { stepLabel, ...mail } = availabilityMessages.mail(brand, ending);
  const address = absoluteUrl(settings.siteOrigin, paths.availability(linkKeyMark));
  return {
    dedupeKey: reminderKey(developerId, goodUntil),
    sms: availabilityMessages.sms(brand, ending),
    mail: { ...mail, step: { label: stepLabel, address } },
  };
}

async function remind(
  { db, clock, tell, ...means }: ReminderDeps,
  developerId: number,
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const due = await lockDueReminder(tx, developerId, now);
    if (!due) return;
    const later = await tell(tx, developerId, noticeOf(means, due, now), now);
    await setRemindAt(tx, developerId, later);
  });
}

/** Reminds developers of the end of their availability, once an end. One that fails holds no other back. */
export async function remindOfAvailability(deps: ReminderDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const developerId of await findDueReminders(deps.db.prisma, deps.clock.now())) {
    try {
      await remind(deps, developerId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders were not sent.');
}
