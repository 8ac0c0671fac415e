import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { isWithinRecipientLimit } from '../../../../server/limits/rate-limits.ts';
import type { PageLinks } from '../../../../server/outbox/message-links.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { paths } from '../../../../shared/paths.ts';
import { limitRefusals } from '../../../../shared/words/limits.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import {
  createPageLinks,
  makeAccessLink,
} from '../../../conversations/server/links/access-links.service.ts';
import type { Colleague, ColleagueForm } from '../../colleagues.ts';
import { requestKeyDays } from '../../request-options.ts';
import { colleagueMailContent, colleagueRefusals } from '../../words/colleagues.ts';
import { agreedOf, prolongLinks } from '../agreed.service.ts';
import { findColleague } from '../page/readers.queries.ts';
import { openRequest, openRequestAsFirst } from '../page/request-keys.service.ts';
import { findRequest } from '../page/requests.queries.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { deleteColleague, findColleagues, saveColleague } from './colleagues.queries.ts';

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'content' | 'rateLimits'>;

export function listColleagues({ db }: Pick<Deps, 'db'>, requestId: number): Promise<Colleague[]> {
  return findColleagues(db.prisma, requestId);
}

/** Colleagues do not see the addresses of each other. @throws DomainError NOT_FOUND for an invalid key */
export async function listColleaguesByKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<Colleague[]> {
  const { requestId, colleague } = await openRequest(deps, key);
  return colleague ? [] : listColleagues(deps, requestId);
}

/**
 * Invites a colleague for the client.
 * @throws DomainError NOT_FOUND, FORBIDDEN for a colleague, and as `invite`
 */
export async function inviteByKey(
  deps: InviteDeps,
  { key, ...form }: ColleagueForm & { key: string },
): Promise<void> {
  const { requestId } = await openRequestAsFirst(deps, key);
  await invite(deps, requestId, form);
}

/** Invites a colleague for the owner. @throws DomainError as `invite` */
export async function inviteForOwner(
  deps: InviteDeps,
  admin: AdminIdentity,
  { requestId, ...form }: ColleagueForm & { requestId: number },
): Promise<void> {
  await invite(deps, requestId, form, (tx) =>
    recordActivity(tx, {
      actor: admin.label,
      action: 'invited a colleague to',
      targetType: 'contact request',
      targetId: requestId,
      summary: form.name,
    }),
  );
}

/** @throws DomainError NOT_FOUND; CONFLICT without an order, beyond the most colleagues and for the client's own address; TOO_MANY_REQUESTS */
async function invite(
  { db, clock, content, rateLimits }: InviteDeps,
  requestId: number,
  { name, email, mayDecide }: ColleagueForm,
  record: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  await rateLimits.consume(counters['colleague-invitation'], String(requestId));
  if (!(await isWithinRecipientLimit(rateLimits, counters['colleague-mail'], email))) {
    throw new DomainError('TOO_MANY_REQUESTS', limitRefusals['colleague-mail']);
  }
  const invitedAt = clock.now();
  const address = email.toLowerCase();
  await db.prisma.$transaction(async (tx) => {
    const isThere = await lockRequest(tx, requestId);
    const request = isThere && (await findRequest(tx, requestId));
    if (!request) throw new DomainError('NOT_FOUND', 'Contact request not found');
    const agreed = await agreedOf(tx, requestId);
    if (!agreed?.kinds.includes('quote')) {
      throw new DomainError('CONFLICT', colleagueRefusals.noOrder);
    }
    if (request.email?.toLowerCase() === address) {
      throw new DomainError('CONFLICT', colleagueRefusals.isFirst);
    }
    const others = (await findColleagues(tx, requestId)).filter((one) => one.email !== address);
    if (others.length >= quotas.colleagues.limit) {
      throw new DomainError('CONFLICT', colleagueRefusals.full);
    }
    const person = { name, email: address, mayDecide: mayDecide === 'on', invitedAt };
    const colleagueId = await saveColleague(tx, { requestId, ...person });
    await record(tx);
    await sendMail(tx, {
      ...colleagueMailContent.invited(siteIdentityOf(content).brand),
      recipient: address,
      colleagueId,
      hasLink: true,
      dedupeKey: `colleague:${colleagueId}:${invitedAt.getTime()}`,
    });
  });
}

/** @throws DomainError NOT_FOUND for an invalid key, FORBIDDEN for a colleague */
export async function endByKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  { key, colleague }: { key: string; colleague: string },
): Promise<void> {
  const { requestId } = await openRequestAsFirst(deps, key);
  await deps.db.prisma.$transaction((tx) =>
    deleteColleague(tx, { id: Number(colleague), requestId }),
  );
}

/** Ends the links of a colleague. What they wrote stays, with their name. */
export async function endForOwner(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  where: { id: number; requestId: number },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const name = await deleteColleague(tx, where);
    if (name === null) return;
    await recordActivity(tx, {
      actor: admin.label,
      action: 'ended the link of a colleague to',
      targetType: 'contact request',
      targetId: where.requestId,
      summary: name,
    });
  });
}

/** Creates the link for each mail to a colleague. */
export function createColleagueLinks(deps: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  return createPageLinks(deps, paths.request, async (tx, colleagueId, mailAddress) => {
    const now = deps.clock.now();
    const colleague = await findColleague(tx, colleagueId);
    if (!colleague) throw new Error('A message to a colleague goes with the colleague.');
    const { requestId } = colleague;
    const key = await makeAccessLink(
      tx,
      { subject: 'requestId', id: requestId, mailAddress, colleagueId },
      { now, lifetimeDays: requestKeyDays },
    );
    await prolongLinks(tx, requestId, now);
    return key;
  });
}
