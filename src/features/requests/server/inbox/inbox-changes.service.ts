import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { namesVersion } from '../../../../server/formats/entity-tags.ts';
import type { DraftLineage } from '../../../../shared/admin/unsent-drafts.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import { dropSentDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { ListedRequest, RequestMove } from '../../contact-inbox.ts';
import { type ContactStatus, contactStatuses, unansweredStatuses } from '../../contact-status.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { findLastMoveId, lockRequest } from '../request-moves.queries.ts';
import { moveRequest, noteOpened } from '../request-moves.service.ts';
import { insertNote, setReminder } from './inbox.queries.ts';
import { listedRequestOf, requireRow } from './inbox.service.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock'>;

/** Statuses that a move accepts for the one that was seen. A new request may have been read meanwhile: reading is no decision. */
function statusesOf(seen: ContactStatus): readonly ContactStatus[] {
  return seen === 'new' ? unansweredStatuses : [seen];
}

/**
 * Moves a request from where the admin saw it.
 * @throws DomainError NOT_FOUND; CONFLICT where somebody else has moved it somewhere else meanwhile
 */
export async function moveForAdmin(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id, from, to }: RequestMove,
): Promise<ListedRequest> {
  return db.prisma.$transaction(async (tx) => {
    const step = { id, actor: admin.label, at: clock.now() };
    const seen = statusesOf(from);
    const before = await moveRequest(tx, { ...step, from: seen, to });
    if (before !== to && !seen.includes(before)) {
      throw new DomainError('CONFLICT', adminInboxContent.movedMeanwhile(before));
    }
    return moved(tx, admin, { id, before, to });
  });
}

/** Notes a move down where there was one. */
async function moved(
  tx: Db,
  admin: AdminIdentity,
  { id, before, to }: { id: number; before: ContactStatus; to: ContactStatus },
): Promise<ListedRequest> {
  const row = await requireRow(tx, id);
  if (before !== to) {
    await recordActivity(tx, {
      actor: admin.label,
      action: `marked as ${to}`,
      targetType: 'contact request',
      targetId: id,
      summary: `${row.firstName} ${row.lastName}`.trim() || 'text message',
    });
  }
  return listedRequestOf(row);
}

/**
 * Moves a request for a program from wherever it stands.
 * @param move.ifMatch the tag of the state that the program has read; one that is over refuses the move
 * @returns the request, and the version of its state by this move: a later one would hide a move that the program has not seen
 * @throws DomainError NOT_FOUND, PRECONDITION_FAILED, BAD_REQUEST for what is no entity tag
 */
export async function moveForProgram(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id, to, ifMatch }: { id: number; to: ContactStatus; ifMatch: string | undefined },
): Promise<{ request: ListedRequest; version: Awaited<ReturnType<typeof stateVersion>> }> {
  return db.prisma.$transaction(async (tx) => {
    await lockRequest(tx, id);
    if (ifMatch !== undefined && !namesVersion(ifMatch, await stateVersion(tx, id))) {
      throw new DomainError('PRECONDITION_FAILED', 'The request was moved since you read it.');
    }
    const step = { id, actor: admin.label, at: clock.now() };
    const before = await moveRequest(tx, { ...step, from: contactStatuses, to });
    const request = await moved(tx, admin, { id, before, to });
    return { request, version: await stateVersion(tx, id) };
  });
}

/** Version of a request's state, for its entity tag. It changes with every move, and with nothing else. */
export async function stateVersion(db: Db, id: number): Promise<{ id: number; version: number }> {
  return { id, version: await findLastMoveId(db, id) };
}

/** Notes that somebody has a request on the screen. @throws DomainError NOT_FOUND */
export async function markRead(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id }: { id: number },
): Promise<ListedRequest> {
  return db.prisma.$transaction(async (tx) => {
    await noteOpened(tx, { id, actor: admin.label, at: clock.now() });
    return listedRequestOf(await requireRow(tx, id));
  });
}

/** A request that has to be there, and stays until the transaction ends. @throws DomainError NOT_FOUND */
export async function requireHeld(tx: Db, id: number): Promise<void> {
  if (await lockRequest(tx, id)) return;
  throw new DomainError('NOT_FOUND', 'Contact request not found');
}

/** Writes a note down beside a request, and nobody's over. @throws DomainError NOT_FOUND */
export async function addNote(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id, body, draft }: { id: number; body: string; draft?: DraftLineage | undefined },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await requireHeld(tx, id);
    const place = { requestId: id, kind: 'note', adminId: admin.adminId } as const;
    await dropSentDraft(tx, place, { text: body, lineage: draft });
    await insertNote(tx, id, { author: admin.label, body, createdAt: clock.now() });
  });
}

/** Sets the time from which a request is marked again; null takes the mark away. @throws DomainError NOT_FOUND */
export async function remindOf(
  { db }: Pick<Deps, 'db'>,
  { id, remindAt }: { id: number; remindAt: Date | null },
): Promise<ListedRequest> {
  return db.prisma.$transaction(async (tx) => {
    await requireHeld(tx, id);
    return listedRequestOf(await setReminder(tx, id, remindAt));
  });
}
