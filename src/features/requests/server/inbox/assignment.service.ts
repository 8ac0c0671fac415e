import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { adminRoles, roleMay } from '../../../../shared/admin/admin-roles.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { Assignment, ListedRequest } from '../../contact-inbox.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { findAdminsOf, setAssignee } from './assignment.queries.ts';
import { listedRequestOf, requireRow } from './inbox.service.ts';
import { requireHeld } from './inbox-changes.service.ts';

const answeringRoles = adminRoles.filter((role) => roleMay(role, 'answerRequests'));

/** Lists those who may answer requests. */
export function listAssignees({
  db,
}: Pick<Deps, 'db'>): Promise<{ id: number; username: string }[]> {
  return findAdminsOf(db.prisma, answeringRoles);
}

/**
 * Assigns a request to one of those who may answer it, or to nobody.
 * @throws DomainError NOT_FOUND; CONFLICT for an account that may not answer requests any more
 */
export async function assignRequest(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  { id: askedId, assigneeId }: Assignment,
): Promise<ListedRequest> {
  return db.prisma.$transaction(async (tx) => {
    const { id } = await requireHeld(tx, askedId);
    const before = listedRequestOf(await requireRow(tx, id));
    if ((before.assignee?.id ?? null) === assigneeId) return before;
    const assignable = await findAdminsOf(tx, answeringRoles);
    const to = assignable.find((one) => one.id === assigneeId);
    if (assigneeId !== null && !to) {
      throw new DomainError('CONFLICT', adminInboxContent.assignee.gone);
    }
    await setAssignee(tx, id, assigneeId);
    const sender = `${before.firstName} ${before.lastName}`.trim() || 'text message';
    await recordActivity(tx, {
      actor: admin.label,
      action: to ? 'assigned' : 'unassigned',
      targetType: 'contact request',
      targetId: id,
      summary: to ? `${sender}, to ${to.username}` : sender,
    });
    return listedRequestOf(await requireRow(tx, id));
  });
}
