import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { type AccountNews, accountMail } from '../../words/account-mail.ts';
import { findMailAddresses } from './notices.queries.ts';

export interface Post {
  isOn: boolean;
  siteOrigin: string;
  at: Date;
}

export function postOf({ mail, settings, clock }: Pick<Deps, 'mail' | 'settings' | 'clock'>): Post {
  return { isOn: mail.ownerAddress !== null, siteOrigin: settings.siteOrigin, at: clock.now() };
}

/** Does nothing when the site or the admin has no mail address. */
export async function tellOwner(
  tx: Db,
  { isOn, siteOrigin, at }: Post,
  adminId: number,
  news: AccountNews,
): Promise<void> {
  if (!isOn) return;
  const admin = await findMailAddresses(tx, adminId);
  if (!admin?.mailAddress) return;
  const { username, mailAddress: recipient } = admin;
  await sendMail(tx, {
    ...accountMail.news(news, { username, siteOrigin, at }),
    // Random key: equal notifications are all sent.
    dedupeKey: `account:${randomUUID()}`,
    recipient,
    replyTo: '',
    replyToName: '',
  });
}
