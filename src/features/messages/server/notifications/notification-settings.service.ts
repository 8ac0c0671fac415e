import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { isWithinRecipientLimit } from '../../../../server/limits/rate-limits.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { isOptedOut } from '../../../../server/outbox/text-opt-out.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { invalidEmail } from '../../../../shared/text/form-text.ts';
import { limitRefusals } from '../../../../shared/words/limits.ts';
import {
  type BriefNews,
  briefNewsMissing,
  type NotificationChannel,
} from '../../../developers/notification-choice.ts';
import { phoneNumberOf } from '../../../developers/server/developers.service.ts';
import type { NotificationSettings } from '../../notifications.ts';
import { notificationContent } from '../../words/notifications.ts';
import { findNotificationSettings, saveNotificationSettings } from './notifications.queries.ts';

export async function getNotificationSettings(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  developerId: number,
): Promise<NotificationSettings> {
  const [settings, phoneNumber] = await Promise.all([
    findNotificationSettings(db.prisma, developerId),
    phoneNumberOf(db.prisma, developerId),
  ]);
  return {
    channel: settings?.channel ?? 'none',
    mailAddress: settings?.mailAddress ?? null,
    newMailAddress: settings?.newMailAddress ?? null,
    isMailOn: mail.ownerAddress !== null,
    isOptedOut: phoneNumber !== null && (await isOptedOut(db.prisma, phoneNumber)),
  };
}

/** @param choice.timeZone undefined keeps the stored time zone */
export async function chooseNotifications(
  db: Db,
  developerId: number,
  choice: { channel: NotificationChannel; timeZone?: string | undefined },
): Promise<void> {
  const { channel, timeZone } = choice;
  await saveNotificationSettings(db, developerId, {
    channel: channel === 'none' ? null : channel,
    ...(timeZone === undefined ? {} : { timeZone }),
  });
}

/**
 * Counts a confirmation mail in the limiter.
 * @throws DomainError CONFLICT when the site sends no mail, TOO_MANY_REQUESTS
 */
async function allowAddress(
  { mail, rateLimits }: Pick<Deps, 'mail' | 'rateLimits'>,
  developerId: number,
  address: string,
): Promise<void> {
  if (!mail.ownerAddress) throw new DomainError('CONFLICT', 'This site sends no mail.');
  await rateLimits.consume(counters['notification-address'], String(developerId));
  if (!(await isWithinRecipientLimit(rateLimits, counters['notification-address-mail'], address))) {
    throw new DomainError('TOO_MANY_REQUESTS', limitRefusals['notification-address-mail']);
  }
}

async function sendAddressLink(
  tx: Db,
  brand: string,
  { developerId, address }: { developerId: number; address: string },
): Promise<void> {
  await saveNotificationSettings(tx, developerId, { newMailAddress: address });
  await sendMail(tx, {
    ...notificationContent.confirmation(brand),
    dedupeKey: `notification-address:${randomUUID()}`,
    recipient: address,
    developerId,
    hasLink: true,
  });
}

/**
 * Sends a confirmation link to the new address. The confirmed address stays in use until then.
 * @throws DomainError CONFLICT when the site sends no mail, TOO_MANY_REQUESTS
 */
export async function setNotificationAddress(
  deps: Pick<Deps, 'db' | 'mail' | 'rateLimits' | 'content'>,
  developerId: number,
  address: string,
): Promise<void> {
  await allowAddress(deps, developerId, address);
  await deps.db.prisma.$transaction((tx) =>
    sendAddressLink(tx, siteIdentityOf(deps.content).brand, { developerId, address }),
  );
}

/**
 * Validates the notification choice of a developer who opens up to briefs.
 * @returns a function that stores the choice in the caller's transaction
 * @throws DomainError BAD_REQUEST without a choice, now or before, or for mail without an address, otherwise as
 * `setNotificationAddress`
 */
export async function planBriefNews(
  deps: Pick<Deps, 'db' | 'mail' | 'rateLimits' | 'content'>,
  developerId: number,
  news: BriefNews | undefined,
): Promise<(tx: Db) => Promise<void>> {
  const settings = await findNotificationSettings(deps.db.prisma, developerId);
  if (!news) {
    if (settings?.channel) return () => Promise.resolve();
    throw new DomainError('BAD_REQUEST', briefNewsMissing);
  }
  const { channel, timeZone, address } = news;
  if (channel === 'mail') {
    const hasAddress = settings?.mailAddress || settings?.newMailAddress;
    if (!address && !hasAddress) throw new DomainError('BAD_REQUEST', invalidEmail);
    if (address) await allowAddress(deps, developerId, address);
  }
  return async (tx) => {
    await chooseNotifications(tx, developerId, { channel, timeZone });
    if (channel === 'mail' && address)
      await sendAddressLink(tx, siteIdentityOf(deps.content).brand, { developerId, address });
  };
}

export async function removeNotificationAddress(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<void> {
  await saveNotificationSettings(db.prisma, developerId, {
    mailAddress: null,
    newMailAddress: null,
  });
}
