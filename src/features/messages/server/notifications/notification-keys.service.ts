import { hashToken } from '../../../../server/auth/admin-identity.service.ts';
import { makeLinkKey } from '../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { MessageLinks } from '../../../../server/outbox/message-links.ts';
import type { PurgeMode } from '../../../../server/purge-mode.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { messageKeyDays } from '../../../developers/developer-limits.ts';
import { deleteKey, insertKey, purgeEndedKeys } from './notification-keys.queries.ts';
import { findNotificationSettings } from './notifications.queries.ts';
import { notificationDueAt } from './notifications.service.ts';

/** Lifetime of confirmation links; links that stop notifications live much longer. */
const confirmationDays = 2;

/** Creates links for notification mail. Each has its own key, bound to the recipient's address. */
export function createNotificationLinks({
  clock,
  settings,
}: Pick<Deps, 'clock' | 'settings'>): MessageLinks['notifications'] {
  const prefix = absoluteUrl(settings.siteOrigin, paths.notifications(''));
  const keyOf = (address: string) => address.slice(prefix.length);
  return {
    async make(tx, developerId, mailAddress) {
      const isUnconfirmed =
        (await findNotificationSettings(tx, developerId))?.newMailAddress === mailAddress;
      const lifetimeDays = isUnconfirmed ? confirmationDays : messageKeyDays;
      const { key, stored } = makeLinkKey(clock.now(), { lifetimeDays });
      await insertKey(tx, { ...stored, developerId, mailAddress });
      return `${prefix}${key}`;
    },
    async takeBack(db, address) {
      await deleteKey(db, hashToken(keyOf(address)));
    },
    stopOf: (address) => absoluteUrl(settings.siteOrigin, paths.notificationsStop(keyOf(address))),
    dueAt: notificationDueAt,
  };
}

export function purgeNotificationKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedKeys(db.prisma, clock.now(), mode);
}
