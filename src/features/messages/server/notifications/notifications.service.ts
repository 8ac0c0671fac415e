import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { sendMail, sendTextMessage } from '../../../../server/outbox/outbox.service.ts';
import { isOptedOut } from '../../../../server/outbox/text-opt-out.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { addJob } from '../../../../server/queue/queue.ts';
import { notifications } from '../../../../shared/limits/quotas.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { dayMs, hourMs } from '../../../../shared/time/durations.ts';
import type { MailWords } from '../../../../shared/words/mail/mail-words.ts';
import { findUnseenBriefs } from '../../../briefs/server/brief-answers.service.ts';
import { wallTimeAt } from '../../../calls/server/zoned-time.ts';
import { notificationHours } from '../../notifications.ts';
import { notificationContent } from '../../words/notifications.ts';
import {
  findDevelopersToNotify,
  findNotificationSettings,
  findWaitingMessages,
  lockNotificationSettings,
  type NotificationRow,
  saveNotificationSettings,
} from './notifications.queries.ts';

/** Tolerance for slow transactions and for clocks that differ between machines. */
const leewayMs = 60_000;

function wayOf({ channel, mailAddress, developer }: NotificationRow) {
  if (channel === null) return null;
  if (channel === 'sms') return { channel, recipient: developer.phoneNumber };
  return mailAddress ? { channel, recipient: mailAddress } : null;
}

/**
 * Returns the due time of a queued notification; text messages wait for the morning. Null when the developer no longer wants it
 * at this recipient.
 */
export async function notificationDueAt(
  tx: Db,
  notification: { developerId: number; channel: 'sms' | 'mail'; recipient: string },
  now: Date,
): Promise<Date | null> {
  const { developerId, channel, recipient } = notification;
  const settings = await findNotificationSettings(tx, developerId);
  if (!settings) return null;
  if (channel === 'mail' && settings.newMailAddress === recipient) return now;
  const way = wayOf(settings);
  if (way?.channel !== channel || way.recipient !== recipient) return null;
  if (channel === 'mail') return now;
  return (await isOptedOut(tx, recipient)) ? null : afterNight(now, settings.timeZone);
}

function addNotificationJob(
  tx: Db,
  developerId: number,
  options: { runAt: Date; keepsExisting?: boolean },
): Promise<void> {
  return addJob(
    tx,
    'sendNotification',
    { developerId },
    { key: `notification:${developerId}`, ...options },
  );
}

export async function planNotification(tx: Db, developerId: number, now: Date): Promise<void> {
  const settings = await findNotificationSettings(tx, developerId);
  const way = settings && wayOf(settings);
  if (!way) return;
  await addNotificationJob(tx, developerId, {
    runAt: nextNotificationAt(now, { ...settings, ...way }),
  });
}

/** Queues missing notifications, for example after a restored backup. One without news sends nothing. */
export async function planForgottenNotifications({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const developerId of await findDevelopersToNotify(db.prisma)) {
    await addNotificationJob(db.prisma, developerId, { runAt: clock.now(), keepsExisting: true });
  }
}

async function findWaiting(tx: Db, developerId: number, now: Date) {
  const messages = await findWaitingMessages(tx, developerId);
  const briefs = await findUnseenBriefs(tx, developerId, now);
  const times = [messages.writtenAt, briefs.cameAt].filter((time) => time !== null);
  return {
    counts: { messages: messages.count, briefs: briefs.count },
    writtenAt: times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}

/**
 * Notifies a developer of unread messages and briefs, without quoting their senders. Sends nothing when all was read or told
 * before, or after STOP. Reschedules itself when the limits say so.
 */
export async function sendNotification(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'content'>,
  developerId: number,
): Promise<void> {
  const {
    db,
    clock,
    settings: { siteOrigin },
  } = deps;
  const { brand } = siteIdentityOf(deps.content);
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const settings = await lockNotificationSettings(tx, developerId);
    const way = settings && wayOf(settings);
    if (!way) return;
    const { counts, writtenAt } = await findWaiting(tx, developerId, now);
    const [latest] = settings.notifiedAt;
    if (!writtenAt || (latest && writtenAt.getTime() < latest.getTime() - leewayMs)) return;
    const dueAt = nextNotificationAt(now, { ...settings, ...way });
    if (dueAt > now) return addNotificationJob(tx, developerId, { runAt: dueAt });
    if (way.channel === 'sms' && (await isOptedOut(tx, way.recipient))) return;
    const link = absoluteUrl(siteOrigin, paths.developerProfile(developerId));
    const message = {
      dedupeKey: `notification:${developerId}:${writtenAt.getTime()}`,
      recipient: way.recipient,
      developerId,
    };
    const isNew =
      way.channel === 'sms'
        ? await sendTextMessage(tx, {
            ...message,
            text: notificationContent.sms(brand, counts, link),
          })
        : await sendMail(tx, {
            ...message,
            ...notificationContent.mail(brand, counts, link),
            hasLink: true,
          });
    if (!isNew) return;
    const notifiedAt = withLatest(now, settings.notifiedAt);
    await saveNotificationSettings(tx, developerId, { notifiedAt });
  });
}

interface Notice {
  dedupeKey: string;
  sms: string;
  mail: MailWords;
}

function sendNotice(
  tx: Db,
  developerId: number,
  notice: Notice,
  { channel, recipient }: { channel: 'sms' | 'mail'; recipient: string },
): Promise<boolean> {
  const message = { dedupeKey: notice.dedupeKey, recipient, developerId };
  return channel === 'sms'
    ? sendTextMessage(tx, { ...message, text: notice.sms })
    : sendMail(tx, { ...message, ...notice.mail, hasLink: true });
}

/**
 * Sends a notice about the developer's own profile, once per dedupe key. Text messages wait for the morning. Sends nothing
 * without a channel.
 */
export async function notifyDeveloper(tx: Db, developerId: number, notice: Notice): Promise<void> {
  const settings = await findNotificationSettings(tx, developerId);
  const way = settings && wayOf(settings);
  if (!way || (way.channel === 'sms' && (await isOptedOut(tx, way.recipient)))) return;
  await sendNotice(tx, developerId, notice, way);
}

/**
 * Sends a notice like `notifyDeveloper`, and counts it with the notifications of messages.
 * @returns a later time when their limits ask to wait, otherwise null
 */
export async function notifyWithinLimits(
  tx: Db,
  developerId: number,
  notice: Notice,
  now: Date,
): Promise<Date | null> {
  const settings = await lockNotificationSettings(tx, developerId);
  const way = settings && wayOf(settings);
  if (!way || (way.channel === 'sms' && (await isOptedOut(tx, way.recipient)))) return null;
  const dueAt = nextNotificationAt(now, { ...settings, ...way });
  if (dueAt > now) return dueAt;
  if (await sendNotice(tx, developerId, notice, way)) {
    const remindedAt = withLatest(now, settings.remindedAt);
    await saveNotificationSettings(tx, developerId, { remindedAt });
  }
  return null;
}

/** The limits need no more times than these. */
const withLatest = (now: Date, earlier: readonly Date[]) =>
  [now, ...earlier].slice(0, notifications.perDay.limit);

function afterNight(at: Date, timeZone: string): Date {
  const atMs = at.getTime();
  const timeOfDayMs = ((wallTimeAt(atMs, timeZone) % dayMs) + dayMs) % dayMs;
  const fromMs = notificationHours.from * hourMs;
  if (timeOfDayMs < fromMs) return new Date(atMs + fromMs - timeOfDayMs);
  return timeOfDayMs >= notificationHours.to * hourMs
    ? new Date(atMs + dayMs - timeOfDayMs + fromMs)
    : at;
}

/**
 * Returns the next time at which the limits and, for text messages, `notificationHours` allow a notification.
 */
function nextNotificationAt(
  now: Date,
  {
    notifiedAt,
    remindedAt,
    channel,
    timeZone,
  }: Pick<NotificationRow, 'notifiedAt' | 'remindedAt' | 'timeZone'> & { channel: 'sms' | 'mail' },
): Date {
  const told = [...notifiedAt, ...remindedAt].toSorted((a, b) => b.getTime() - a.getTime());
  const [latest] = told;
  const lastOfDay = told[notifications.perDay.limit - 1];
  const at = new Date(
    Math.max(
      now.getTime(),
      latest ? latest.getTime() + hourMs / notifications.perHour.limit : 0,
      lastOfDay ? lastOfDay.getTime() + dayMs : 0,
    ),
  );
  return channel === 'sms' ? afterNight(at, timeZone) : at;
}
