import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import {
  dropAccessLink,
  openAccessLink,
} from '../../../conversations/server/links/access-links.service.ts';
import type { NotificationPage } from '../../notifications.ts';
import {
  findNotificationSettings,
  lockNotificationSettings,
  saveNotificationSettings,
} from './notifications.queries.ts';

type PageDeps = Pick<Deps, 'db' | 'clock'>;

async function openNotifications(deps: PageDeps, key: string) {
  const { id, mailAddress } = await openAccessLink(deps, 'developerId', key);
  return { developerId: id, mailAddress };
}

/** @throws DomainError NOT_FOUND for an unknown or expired key */
export async function getNotificationPage(deps: PageDeps, key: string): Promise<NotificationPage> {
  const { developerId, mailAddress } = await openNotifications(deps, key);
  const settings = await findNotificationSettings(deps.db.prisma, developerId);
  if (settings?.newMailAddress === mailAddress) return { mailAddress, state: 'unconfirmed' };
  const isOn = settings?.mailAddress === mailAddress && settings.channel === 'mail';
  return { mailAddress, state: isOn ? 'confirmed' : 'off' };
}

/**
 * Confirms an address and uses up the link. Opening the page confirms nothing, because mail scanners open links.
 * @throws DomainError NOT_FOUND for an unknown or expired key, CONFLICT when another address was chosen since
 */
export async function confirmNotificationAddress(deps: PageDeps, key: string): Promise<void> {
  const { developerId, mailAddress } = await openNotifications(deps, key);
  await deps.db.prisma.$transaction(async (tx) => {
    const settings = await lockNotificationSettings(tx, developerId);
    if (settings?.newMailAddress !== mailAddress) {
      throw new DomainError('CONFLICT', 'Another address was chosen since.');
    }
    if (!(await dropAccessLink(tx, key))) throw opensNothing();
    await saveNotificationSettings(tx, developerId, { mailAddress, newMailAddress: null });
  });
}

/**
 * Removes a confirmed or unconfirmed address.
 * @throws DomainError NOT_FOUND for an unknown or expired key
 */
export async function stopNotifications(deps: PageDeps, key: string): Promise<void> {
  const { developerId, mailAddress } = await openNotifications(deps, key);
  await deps.db.prisma.$transaction(async (tx) => {
    const settings = await lockNotificationSettings(tx, developerId);
    if (!settings) return;
    const isCurrent = settings.mailAddress === mailAddress;
    await saveNotificationSettings(tx, developerId, {
      ...(isCurrent && { mailAddress: null }),
      ...(isCurrent && settings.channel === 'mail' && { channel: null }),
      ...(settings.newMailAddress === mailAddress && { newMailAddress: null }),
    });
  });
}
