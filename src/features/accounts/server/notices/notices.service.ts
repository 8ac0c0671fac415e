import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { type AccountNews, accountMail } from '../../words/account-mail.ts';
import { findMailAddresses } from './notices.queries.ts';

export interface Post {
  brand: string;
  isOn: boolean;
  siteOrigin: string;
  at: Date;
}

export function postOf(deps: Pick<Deps, 'mail' | 'settings' | 'clock' | 'content'>): Post {
  const { mail, settings, clock } = deps;
  const { brand } = siteIdentityOf(deps.content);
  return {
    brand,
    isOn: mail.ownerAddress !== null,
    siteOrigin: settings.siteOrigin,
    at: clock.now(),
  };
}

/** Does nothing when the site or the admin has no mail address. */
export async function tellOwner(
  tx: Db,
  { isOn, ...post }: Post,
  adminId: number,
  news: AccountNews,
): Promise<void> {
  if (!isOn) return;
  const admin = await findMailAddresses(tx, adminId);
  if (!admin?.mailAddress) return;
  const { username, mailAddress: recipient } = admin;
  await sendMail(tx, {
    ...accountMail.news(news, { username, ...post }),
    // Random key: equal notifications are all sent.
    dedupeKey: `account:${randomUUID()}`,
    recipient,
    replyTo: '',
    replyToName: '',
  });
}
