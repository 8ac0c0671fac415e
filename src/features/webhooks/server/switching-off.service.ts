import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { webhooksContent, webhooksPath } from '../words/webhooks.ts';
import { giveUpWaiting } from './deliveries.queries.ts';
import { type EndpointRow, offData, updateEndpoint } from './endpoints.queries.ts';

const { letter, offBecause } = webhooksContent;

/** Switches an endpoint off that does not want or take events, and tells the owner why. Call it in the transaction of the try. */
export async function switchOffByItself(
  { mail, settings, content }: Pick<Deps, 'mail' | 'settings' | 'content'>,
  tx: Db,
  { id, host, description }: EndpointRow,
  { reason, now }: { reason: 'gone' | 'failing'; now: Date },
): Promise<void> {
  await updateEndpoint(tx, id, offData(reason, now));
  await giveUpWaiting(tx, id);
  await recordActivity(tx, {
    ...{ actor: 'site', action: 'switched off', targetType: 'webhook', targetId: id },
    summary: `${host}: ${offBecause[reason]}`,
  });
  const { ownerAddress } = mail;
  if (!ownerAddress) return;
  await sendMail(tx, {
    ...letter({
      ...{ brand: siteIdentityOf(content).brand, host, description, why: offBecause[reason] },
      link: absoluteUrl(settings.siteOrigin, webhooksPath),
    }),
    recipient: ownerAddress,
    dedupeKey: `webhook-off:${id}:${now.toISOString()}`,
  });
}
