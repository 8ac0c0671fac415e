import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { withEachRow } from '../../../../server/each-row.ts';
import { namesVersion } from '../../../../server/formats/entity-tags.ts';
import type { DraftLineage } from '../../../../shared/admin/unsent-drafts.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import { dropSentDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { ListedRequest, RequestMove, RequestsMoved } from '../../contact-inbox.ts';
import { type ContactStatus, contactStatuses, unansweredStatuses } from '../../contact-status.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { findLastMoveId, type HeldRequest, lockRequest } from '../request-moves.queries.ts';
import { moveRequest, noteOpened } from '../request-moves.service.ts';
import { insertNote, setReminder } from './inbox.queries.ts';
import { listedRequestOf, requireRow } from './inbox.service.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock'>;

/** Accepts "read" for a request that was seen as new: opening it is no decision. */
function statusesOf(seen: ContactStatus): readonly ContactStatus[] {
  return seen === 'new' ? unansweredStatuses : [seen];
}

/**
 * Moves a request from the status that the admin saw.
 * @throws DomainError NOT_FOUND; CONFLICT when another admin has moved it to a different status
 */
export async function moveForAdmin(
  deps: ChangeDeps,
  admin: AdminIdentity,
  move: RequestMove,
): Promise<ListedRequest> {
  return (await moveAsSeen(deps, admin, move)).request;
}

/** Moves each request in its own transaction. Leaves and names those that another admin has moved meanwhile. */
export function moveSeveral(
  deps: ChangeDeps,
  admin: AdminIdentity,
  moves: readonly RequestMove[],
): Promise<RequestsMoved> {
  return withEachRow(moves, async (move: RequestMove) => {
    const { before } = await moveAsSeen(deps, admin, move);
    return before === move.to ? null : { ...move, from: before };
  });
}

async function moveAsSeen(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id: askedId, from, to }: RequestMove,
): Promise<{ request: ListedRequest; before: ContactStatus }> {
  return db.prisma.$transaction(async (tx) => {
    const { id } = await requireHeld(tx, askedId);
    const step = { id, actor: admin.label, at: clock.now() };
    const seen = statusesOf(from);
    const before = await moveRequest(tx, { ...step, from: seen, to });
    if (before !== to && !seen.includes(before)) {
      throw new DomainError('CONFLICT', adminInboxContent.movedMeanwhile(before));
    }
    return { request: await moved(tx, admin, { id, before, to }), before };
  });
}

/** Records the move in the activity log if the status changed. */
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
 * Moves a request from any status for an API client.
 * @param move.ifMatch entity tag that the client has read; an outdated one refuses the move
 * @returns the request, and the version right after this move: a later version would hide a move that the client has not seen
 * @throws DomainError NOT_FOUND, PRECONDITION_FAILED, BAD_REQUEST for a malformed entity tag
 */
export async function moveForProgram(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id: askedId, to, ifMatch }: { id: number; to: ContactStatus; ifMatch: string | undefined },
): Promise<{ request: ListedRequest; version: Awaited<ReturnType<typeof stateVersion>> }> {
  return db.prisma.$transaction(async (tx) => {
    const { id } = await requireHeld(tx, askedId);
    if (ifMatch !== undefined && !namesVersion(ifMatch, await stateVersion(tx, id))) {
      throw new DomainError('PRECONDITION_FAILED', 'The request was moved since you read it.');
    }
    const step = { id, actor: admin.label, at: clock.now() };
    const before = await moveRequest(tx, { ...step, from: contactStatuses, to });
    const request = await moved(tx, admin, { id, before, to });
    return { request, version: await stateVersion(tx, id) };
  });
}

/** Version for the entity tag. Only a move changes it. */
export async function stateVersion(db: Db, id: number): Promise<{ id: number; version: number }> {
  return { id, version: await findLastMoveId(db, id) };
}

/** @throws DomainError NOT_FOUND */
export async function markRead(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id: askedId }: { id: number },
): Promise<ListedRequest> {
  return db.prisma.$transaction(async (tx) => {
    const { id } = await requireHeld(tx, askedId);
    await noteOpened(tx, { id, actor: admin.label, at: clock.now() });
    return listedRequestOf(await requireRow(tx, id));
  });
}

/**
 * Locks the request, or the one that holds it after a merge, until the transaction ends.
 * @throws DomainError NOT_FOUND
 */
export async function requireHeld(tx: Db, id: number): Promise<HeldRequest> {
  const held = await lockRequest(tx, id);
  if (held) return held;
  throw new DomainError('NOT_FOUND', 'Contact request not found');
}

/** Notes are never overwritten. @throws DomainError NOT_FOUND */
export async function addNote(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id: askedId, body, draft }: { id: number; body: string; draft?: DraftLineage | undefined },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const { id } = await requireHeld(tx, askedId);
    const place = { of: { requestId: id }, kind: 'note', adminId: admin.adminId } as const;
    await dropSentDraft(tx, place, { text: body, lineage: draft });
    await insertNote(tx, id, { author: admin.label, body, createdAt: clock.now() });
  });
}

/** Null removes the reminder. @throws DomainError NOT_FOUND */
export async function remindOf(
  { db }: Pick<Deps, 'db'>,
  { id: askedId, remindAt }: { id: number; remindAt: Date | null },
): Promise<ListedRequest> {
  return db.prisma.$transaction(async (tx) => {
    const { id } = await requireHeld(tx, askedId);
    return listedRequestOf(await setReminder(tx, id, remindAt));
  });
}
