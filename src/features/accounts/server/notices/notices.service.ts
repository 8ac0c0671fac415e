import { randomUUID } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { type AccountNews, accountMail } from '../../words/account-mail.ts';
import { findMailAddresses } from './notices.queries.ts';

/** How news go out at this moment: what a transaction may hold of it. */
export interface Post {
  isOn: boolean;
  siteOrigin: string;
  at: Date;
}

export function postOf({ mail, settings, clock }: Pick<Deps, 'mail' | 'settings' | 'clock'>): Post {
  return { isOn: mail.ownerAddress !== null, siteOrigin: settings.siteOrigin, at: clock.now() };
}

/** Tells the owner of an account what has happened to it, by mail where they and the site have set that up. */
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
    // Each is told, also the same twice.
    dedupeKey: `account:${randomUUID()}`,
    recipient,
    replyTo: '',
    replyToName: '',
  });
}
