import { adminInboxContent } from '../../../../content/contact-inbox.ts';
import type { InboxEntry, RequestMove } from '../../../../shared/contact-inbox.ts';
import { type ContactStatus, unansweredStatuses } from '../../../../shared/contact-status.ts';
import { recordActivity } from '../../../activity/activity.service.ts';
import type { AdminIdentity } from '../../../auth/admin-identity.service.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import { advanceRequest, moveRequest } from '../request-moves.service.ts';
import { insertNote, setReminder } from './inbox.queries.ts';
import { entryOf, requireRow } from './inbox.service.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock'>;

/** Where a request may stand that was seen there: that somebody read it meanwhile is no decision, and stands in no way. */
function statusesOf(seen: ContactStatus): readonly ContactStatus[] {
  return seen === 'new' ? unansweredStatuses : [seen];
}

/**
 * Moves a request from where the admin saw it.
 * @throws DomainError NOT_FOUND; CONFLICT where somebody else has moved it somewhere else meanwhile
 */
export async function moveEntry(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id, from, to }: RequestMove,
): Promise<InboxEntry> {
  return db.prisma.$transaction(async (tx) => {
    const step = { id, actor: admin.label, at: clock.now() };
    const seen = statusesOf(from);
    const before = await moveRequest(tx, { ...step, from: seen, to });
    if (before !== to && !seen.includes(before)) {
      throw new DomainError('CONFLICT', adminInboxContent.movedMeanwhile(before));
    }
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
    return entryOf(row);
  });
}

/** Notes that somebody has looked at a request. @throws DomainError NOT_FOUND */
export async function markRead(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id }: { id: number },
): Promise<InboxEntry> {
  return db.prisma.$transaction(async (tx) => {
    await advanceRequest(tx, { id, to: 'read', actor: admin.label, at: clock.now() });
    return entryOf(await requireRow(tx, id));
  });
}

/** Writes a note down beside a request, and nobody's over. @throws DomainError NOT_FOUND */
export async function addNote(
  { db, clock }: ChangeDeps,
  admin: AdminIdentity,
  { id, body }: { id: number; body: string },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await requireRow(tx, id);
    await insertNote(tx, id, { author: admin.label, body, createdAt: clock.now() });
  });
}

/** Sets the time from which a request is marked again; null takes the mark away. @throws DomainError NOT_FOUND */
export async function remindOf(
  { db }: Pick<Deps, 'db'>,
  { id, remindAt }: { id: number; remindAt: Date | null },
): Promise<InboxEntry> {
  return db.prisma.$transaction(async (tx) => {
    await requireRow(tx, id);
    return entryOf(await setReminder(tx, id, remindAt));
  });
}
