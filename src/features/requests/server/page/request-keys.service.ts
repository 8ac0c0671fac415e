import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { PageLinks } from '../../../../server/outbox/message-links.ts';
import { paths } from '../../../../shared/paths.ts';
import type { Writer } from '../../../conversations/server/entries/entry-drafts.service.ts';
import {
  createPageLinks,
  makeAccessLink,
  openEndingLink,
  revokeAccessLinks,
} from '../../../conversations/server/links/access-links.service.ts';
import { requestKeyDays } from '../../request-options.ts';
import { colleagueRefusals } from '../../words/colleagues.ts';
import { prolongLinks } from '../agreed.service.ts';
import { endReplies, noteProvenAddress } from '../mail-thread/mail-threads.service.ts';
import { isMerged } from '../merging/merging.service.ts';
import { recordRevokedLinks } from '../revoked-links.ts';
import { findColleague, setProven } from './readers.queries.ts';

/**
 * Only the sender of the request may get the key.
 * @param mailAddress where the key is mailed to; empty for a key that the page shows to the person who sent the form
 */
export function makeRequestKey(
  tx: Db,
  requestId: number,
  now: Date,
  mailAddress = '',
): Promise<string> {
  return makeAccessLink(
    tx,
    { subject: 'requestId', id: requestId, mailAddress },
    { now, lifetimeDays: requestKeyDays },
  );
}

/** Another person of the client, with a link of their own. */
export interface RequestColleague {
  id: number;
  name: string;
  email: string;
  mayDecide: boolean;
}

interface OpenedRequest {
  requestId: number;
  keyHash: string;
  endsAt: Date;
  /** The key was mailed to this address. Empty for a key that the page showed. */
  mailAddress: string;
  /** Null for the person who began the request. */
  colleague: RequestColleague | null;
}

/**
 * Refuses a link that the page showed after the form, once requests are merged. Its reader may have typed somebody else's address,
 * and would read what that person wrote in another request. Mailed links open both.
 */
async function refuseUnmailed(
  { db }: Pick<Deps, 'db'>,
  requestId: number,
  mailAddress: string,
): Promise<void> {
  if (mailAddress === '' && (await isMerged(db.prisma, requestId))) throw opensNothing();
}

/**
 * Returns the request of a key, its reader and when the key ends.
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function openRequest(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<OpenedRequest> {
  const { id, keyHash, endsAt, mailAddress, colleagueId } = await openEndingLink(
    deps,
    'requestId',
    key,
  );
  const colleague = colleagueId === null ? null : await findColleague(deps.db.prisma, colleagueId);
  if (colleagueId !== null && !colleague) throw opensNothing();
  if (!colleague) await refuseUnmailed(deps, id, mailAddress);
  return { requestId: id, keyHash, endsAt, mailAddress, colleague };
}

/**
 * As `openRequest`, for a call that changes something. A person with a mailed key who presses a button has shown that the
 * address is theirs; programs that scan mail only open links.
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function openRequestToAct(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<OpenedRequest> {
  const opened = await openRequest(deps, key);
  const { requestId, colleague, mailAddress } = opened;
  if (colleague) await setProven(deps.db.prisma, colleague.id, deps.clock.now());
  else if (mailAddress) await noteProvenAddress(deps.db.prisma, requestId, mailAddress);
  return opened;
}

/**
 * As `openRequestToAct`, for a call that binds the client.
 * @throws DomainError NOT_FOUND for an invalid key, FORBIDDEN for a colleague who may not decide
 */
export async function openRequestToDecide(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<OpenedRequest> {
  const opened = await openRequestToAct(deps, key);
  if (opened.colleague && !opened.colleague.mayDecide) {
    throw new DomainError('FORBIDDEN', colleagueRefusals.decides);
  }
  return opened;
}

/**
 * As `openRequestToAct`, for what only the person may do who began the request.
 * @throws DomainError NOT_FOUND for an invalid key, FORBIDDEN for a colleague
 */
export async function openRequestAsFirst(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<OpenedRequest> {
  const opened = await openRequestToAct(deps, key);
  if (opened.colleague) throw new DomainError('FORBIDDEN', colleagueRefusals.first);
  return opened;
}

export async function revokeRequestKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  requestId: number,
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const count = await revokeAccessLinks(tx, { subject: 'requestId', id: requestId }, now);
    await endReplies(tx, requestId, now);
    if (count > 0) await recordRevokedLinks(tx, admin, { requestId, count });
  });
}

/** Creates the link for each mail. */
export function createRequestLinks(deps: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  return createPageLinks(deps, paths.request, async (tx, requestId, recipient) => {
    const now = deps.clock.now();
    const key = await makeRequestKey(tx, requestId, now, recipient);
    await prolongLinks(tx, requestId, now);
    return key;
  });
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function openWriter(deps: Pick<Deps, 'db' | 'clock'>, key: string): Promise<Writer> {
  const { requestId, colleague } = await openRequest(deps, key);
  return { subject: 'requestId', id: requestId, colleagueId: colleague?.id ?? null };
}
