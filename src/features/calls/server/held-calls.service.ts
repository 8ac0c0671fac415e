import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { callContent } from '../words/calls.ts';
import { findCall, setCallHeld } from './calls.queries.ts';
import { visitorName } from './calls.service.ts';

/** @throws DomainError NOT_FOUND; CONFLICT when the call has not begun, or was moved or canceled */
export async function noteCallHeld(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { id, isHeld }: { id: number; isHeld: boolean },
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const found = await findCall(tx, id);
    if (!found) throw new DomainError('NOT_FOUND', 'Call not found');
    await holdRequest(tx, found.requestId);
    const call = await findCall(tx, id);
    if (call?.state !== 'booked' || call.startsAt > now) {
      throw new DomainError('CONFLICT', callContent.refusals.notHeld);
    }
    if ((call.heldAt !== null) === isHeld) return;
    await setCallHeld(tx, id, isHeld ? now : null);
    await recordActivity(tx, {
      actor: admin.label,
      action: isHeld ? 'had the call of' : 'did not have the call of',
      targetType: 'contact request',
      targetId: call.requestId,
      summary: visitorName(call),
    });
  });
}
