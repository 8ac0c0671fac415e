import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { DraftLineage } from '../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { openRequestToAct } from '../../requests/server/page/request-keys.service.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { dropSentDraft } from '../../unsent-drafts/server/unsent-drafts.service.ts';
import type { CallOffer } from '../calls.ts';
import { callContent } from '../words/calls.ts';
import { callMailSettings, tellOfCall } from './call-mail.service.ts';
import { findComingCall, isComing, offerTo } from './call-offers.service.ts';
import { readCallSettings } from './call-settings.service.ts';
import { type CallRow, cancelCall, findCall } from './calls.queries.ts';
import { type CallDeps, visitorName } from './calls.service.ts';
import { dropReminders } from './reminders.service.ts';

const { refusals } = callContent;

/**
 * Idempotent.
 * @throws DomainError NOT_FOUND for an invalid key; CONFLICT when the seen call has changed; TOO_MANY_REQUESTS
 */
export async function cancelOwnCall(
  deps: CallDeps,
  { key, seen }: { key: string; seen: string },
): Promise<CallOffer> {
  const { requestId } = await openRequestToAct(deps, key);
  await deps.rateLimits.consume(counters['request-call'], String(requestId));
  const at = deps.clock.now();
  const mailSettings = callMailSettings(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    await holdRequest(tx, requestId);
    const current = await findComingCall(tx, requestId, at);
    if (!current) return;
    if (String(current.id) !== seen) throw new DomainError('CONFLICT', refusals.changed);
    await callOff(tx, current, { by: 'visitor', word: '' }, mailSettings);
  });
  return offerTo(deps, requestId);
}

/** @throws DomainError NOT_FOUND; CONFLICT when the call has ended or was moved or canceled */
export async function cancelCallOfVisitor(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'content'>,
  admin: AdminIdentity,
  { id, word, draft }: { id: number; word: string; draft?: DraftLineage | undefined },
): Promise<void> {
  const at = deps.clock.now();
  const mailSettings = callMailSettings(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    const found = await findCall(tx, id);
    if (!found) throw new DomainError('NOT_FOUND', 'Call not found');
    await holdRequest(tx, found.requestId);
    const call = await findCall(tx, id);
    if (!call || !isComing(call, at)) throw new DomainError('CONFLICT', refusals.over);
    const of = { requestId: call.requestId };
    const place = { of, kind: 'callWord', adminId: admin.adminId } as const;
    await dropSentDraft(tx, place, { text: word, lineage: draft });
    await callOff(tx, call, { by: 'owner', word }, mailSettings);
    await recordActivity(tx, {
      actor: admin.label,
      action: 'canceled the call of',
      targetType: 'contact request',
      targetId: call.requestId,
      summary: visitorName(call),
    });
  });
}

async function callOff(
  tx: Db,
  call: CallRow,
  { by, word }: { by: 'visitor' | 'owner'; word: string },
  mailSettings: ReturnType<typeof callMailSettings>,
): Promise<void> {
  await cancelCall(tx, call.id, { canceledBy: by, word });
  await dropReminders(tx, call.id);
  const canceled = { ...call, word, state: 'canceled', sequence: call.sequence + 1 } as const;
  const settings = await readCallSettings(tx);
  await tellOfCall(tx, canceled, { event: 'canceled', by, settings }, mailSettings);
}
