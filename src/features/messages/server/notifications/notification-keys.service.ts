import type { Deps } from '../../../../server/deps.ts';
import type { MessageLinks } from '../../../../server/outbox/message-links.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import {
  createPageLinks,
  makeAccessLink,
} from '../../../conversations/server/links/access-links.service.ts';
import { messageKeyDays } from '../../../developers/developer-limits.ts';
import { findNotificationSettings } from './notifications.queries.ts';
import { notificationDueAt } from './notifications.service.ts';

/** Lifetime of confirmation links; links that stop notifications live much longer. */
const confirmationDays = 2;

/** Creates links for notification mail. Each has its own key, bound to the recipient's address. */
export function createNotificationLinks(
  deps: Pick<Deps, 'clock' | 'settings'>,
): MessageLinks['notifications'] {
  const { siteOrigin } = deps.settings;
  const prefix = absoluteUrl(siteOrigin, paths.notifications(''));
  const pages = createPageLinks(deps, paths.notifications, async (tx, developerId, mailAddress) => {
    const isUnconfirmed =
      (await findNotificationSettings(tx, developerId))?.newMailAddress === mailAddress;
    return makeAccessLink(
      tx,
      { subject: 'developerId', id: developerId, mailAddress },
      {
        now: deps.clock.now(),
        lifetimeDays: isUnconfirmed ? confirmationDays : messageKeyDays,
      },
    );
  });
  return {
    ...pages,
    stopOf: (address) =>
      absoluteUrl(siteOrigin, serverPaths.notificationsStop(address.slice(prefix.length))),
    dueAt: notificationDueAt,
  };
}
