import { hashToken } from '../../../../server/auth/admin-identity.service.ts';
import { noteGrantUse } from '../../../../server/auth/grants/grants.service.ts';
import { grantKinds } from '../../../../server/auth/grants/register.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { NotificationPage } from '../../notifications.ts';
import { deleteKey, findOpenKey } from './notification-keys.queries.ts';
import {
  findNotificationSettings,
  lockNotificationSettings,
  saveNotificationSettings,
} from './notifications.queries.ts';

type PageDeps = Pick<Deps, 'db' | 'clock'>;

const opensNothing = () => new DomainError('NOT_FOUND', 'This link opens nothing.');

async function openNotifications({ db, clock }: PageDeps, key: string) {
  const now = clock.now();
  const keyHash = hashToken(key);
  const found = await findOpenKey(db.prisma, keyHash, now);
  if (!found) throw opensNothing();
  const { lastUsedAt, ...opened } = found;
  await noteGrantUse(db.prisma, grantKinds.notificationKey, { keyHash, lastUsedAt, now });
  return opened;
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
    if (!(await deleteKey(tx, hashToken(key)))) throw opensNothing();
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
