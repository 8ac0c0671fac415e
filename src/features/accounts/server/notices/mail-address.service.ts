import { randomUUID } from 'node:crypto';
import type {
  AdminIdentity,
  SignedInAdmin,
} from '../../../../server/auth/admin-identity.service.ts';
import { holdGrantor } from '../../../../server/auth/grants/grants.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import type { AccountMail } from '../../admin-account.ts';
import { accountMail } from '../../words/account-mail.ts';
import { recordActivity } from '../activity/activity.service.ts';
import { openMailedTicket, redeemMailedTicket } from '../tickets/sign-in-tickets.service.ts';
import {
  findAdminsWithMail,
  findFirstOwner,
  findMailAddresses,
  updateMailAddresses,
} from './notices.queries.ts';
import { postOf, tellOwner } from './notices.service.ts';

type AddressDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'rateLimits' | 'content'>;

export async function getAccountMail(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  adminId: number,
): Promise<AccountMail> {
  const addresses = await findMailAddresses(db.prisma, adminId);
  return {
    isMailOn: mail.ownerAddress !== null,
    address: addresses?.mailAddress ?? null,
    unconfirmed: addresses?.newMailAddress ?? null,
  };
}

/**
 * Mails a confirmation code. The address takes effect after `confirmMailAddress`.
 * @throws DomainError CONFLICT when the site sends no mail; TOO_MANY_REQUESTS
 */
export async function setMailAddress(
  deps: AddressDeps,
  { adminId, username, role }: SignedInAdmin,
  address: string,
): Promise<void> {
  if (!deps.mail.ownerAddress) throw new DomainError('CONFLICT', 'This site sends no mail.');
  await deps.rateLimits.consume(counters['admin-mail-address'], String(adminId));
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    // Updates the row first: concurrent calls then wait for its lock instead of deadlocking.
    await updateMailAddresses(tx, adminId, { newMailAddress: address });
    await holdGrantor(tx, { adminId, role });
    const code = await openMailedTicket(tx, adminId, now);
    await sendMail(tx, {
      ...accountMail.confirmation(code, { brand: siteIdentityOf(deps.content).brand, username }),
      dedupeKey: `account:${randomUUID()}`,
      recipient: address,
      replyTo: '',
      replyToName: '',
    });
  });
}

/** @throws DomainError BAD_REQUEST for a wrong or expired code; TOO_MANY_REQUESTS */
export async function confirmMailAddress(
  deps: AddressDeps,
  admin: SignedInAdmin,
  code: string,
): Promise<void> {
  const { adminId, username, label } = admin;
  const db = deps.db.prisma;
  await deps.rateLimits.consume(counters['admin-mail-code'], String(adminId));
  const ticket = await redeemMailedTicket(deps, code);
  const address = (await findMailAddresses(db, adminId))?.newMailAddress;
  if (ticket?.adminId !== adminId || !address) {
    throw new DomainError('BAD_REQUEST', 'The code is not right, or too old.');
  }
  const post = postOf(deps);
  await db.$transaction(async (tx) => {
    // Notifies the old address before it is replaced.
    await tellOwner(tx, post, adminId, { kind: 'addressChanged' });
    await updateMailAddresses(tx, adminId, { mailAddress: address, newMailAddress: null });
    await recordActivity(tx, {
      actor: label,
      action: 'changed the mail address of',
      targetType: 'account',
      targetId: adminId,
      summary: username,
    });
  });
}

/**
 * Finds the admin who answers requests from a mail address. The caller has to have proof of the sender.
 * @param options.isOwnersAddress true for the mailbox of the site's owner, which belongs to the first owner of the site
 */
export async function findAnsweringAdmin(
  db: Db,
  address: string,
  { isOwnersAddress }: { isOwnersAddress: boolean },
): Promise<AdminIdentity | null> {
  if (address === '') return null;
  const named = (await findAdminsWithMail(db, address)).find(({ role }) =>
    roleMay(role, 'answerRequests'),
  );
  const admin = named ?? (isOwnersAddress ? await findFirstOwner(db) : null);
  if (!admin) return null;
  const { id: adminId, username, role } = admin;
  return { kind: 'session', adminId, label: `admin:${username}`, role };
}

export async function removeMailAddress(deps: AddressDeps, admin: SignedInAdmin): Promise<void> {
  const { adminId } = admin;
  const post = postOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    await tellOwner(tx, post, adminId, { kind: 'addressRemoved' });
    await updateMailAddresses(tx, adminId, { mailAddress: null, newMailAddress: null });
  });
}
