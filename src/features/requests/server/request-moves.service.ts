import type { Db } from '../../../server/db/client.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { tellWebhooks } from '../../../server/outbox/webhook-events.service.ts';
import { type ContactStatus, type PipelineStatus, pipelineStatuses } from '../contact-status.ts';
import { inboxRequestPath } from '../inbox-address.ts';
import {
  type HeldRequest,
  insertRequestMove,
  lockRequest,
  setFirstTime,
  setRequestStatus,
  setUpdatedAt,
} from './request-moves.queries.ts';

interface Step {
  id: number;
  /** "admin:<username>", "visitor", or "site" for automatic moves. */
  actor: string;
  at: Date;
}

/** Locks the request, or the one that it was merged into, until the transaction ends. Null when there is none. */
export function holdRequest(tx: Db, id: number): Promise<HeldRequest | null> {
  return lockRequest(tx, id);
}

/** The request counts as changed, and is kept as long after. */
export function touchRequest(tx: Db, id: number, at: Date): Promise<void> {
  return setUpdatedAt(tx, id, at);
}

/**
 * Moves a request if its status is in `from`, and records the move. All status changes go through here. Call it in the
 * transaction of the cause.
 * @returns the status before
 * @throws DomainError NOT_FOUND
 */
export async function moveRequest(
  tx: Db,
  move: Step & { from: readonly ContactStatus[]; to: ContactStatus },
): Promise<ContactStatus> {
  const { from, to, actor, at } = move;
  const before = await lockRequest(tx, move.id);
  if (!before) throw new DomainError('NOT_FOUND', 'Contact request not found');
  const { id, status } = before;
  if (status === to || !from.includes(status)) return status;
  await setRequestStatus(tx, id, to);
  await insertRequestMove(tx, {
    requestId: id,
    actor,
    fromStatus: status,
    toStatus: to,
    createdAt: at,
  });
  const data = { id, from: status, to };
  await tellWebhooks(tx, 'request.moved', { at, data, path: inboxRequestPath(id) });
  return status;
}

const earlierThan = (to: PipelineStatus) => pipelineStatuses.slice(0, pipelineStatuses.indexOf(to));

type Advance = Step & { to: PipelineStatus };

/**
 * Moves a request forward after an event, and never back. Requests outside the pipeline stay.
 * @returns the status before
 * @throws DomainError NOT_FOUND
 */
export function advanceRequest(tx: Db, step: Advance): Promise<ContactStatus> {
  return moveRequest(tx, { ...step, from: earlierThan(step.to) });
}

/**
 * Advances a request after an answer to its sender. This also clears a suspicion. The answer and its writer's look at the request
 * are stored as events.
 */
export async function advanceAnswered(tx: Db, step: Advance): Promise<ContactStatus> {
  const before = await moveRequest(tx, { ...step, from: [...earlierThan(step.to), 'suspected'] });
  await setFirstTime(tx, step.id, 'answeredAt', step.at);
  await setFirstTime(tx, step.id, 'openedAt', step.at);
  return before;
}

/** Records that an admin opened a request. A new one becomes read. @throws DomainError NOT_FOUND */
export async function noteOpened(tx: Db, step: Omit<Advance, 'to'>): Promise<void> {
  await advanceRequest(tx, { ...step, to: 'read' });
  await setFirstTime(tx, step.id, 'openedAt', step.at);
}
