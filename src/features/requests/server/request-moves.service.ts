import type { Db } from '../../../server/db/client.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { type ContactStatus, type PipelineStatus, pipelineStatuses } from '../contact-status.ts';
import {
  insertRequestMove,
  lockRequest,
  setFirstTime,
  setRequestStatus,
} from './request-moves.queries.ts';

interface Step {
  id: number;
  /** As the history names them: "admin:<username>", "visitor", or "site" for what follows by itself. */
  actor: string;
  at: Date;
}

/** Reads where a request stands and holds it there until the transaction ends. Null where there is none. */
export function holdRequest(tx: Db, id: number): Promise<{ status: ContactStatus } | null> {
  return lockRequest(tx, id);
}

/**
 * The one way in which a request comes from one state to another. It is moved only where it stands in one of `from`, and its
 * history keeps who did it and when. Hand in the transaction of what causes the move.
 * @returns where it stood before
 * @throws DomainError NOT_FOUND
 */
export async function moveRequest(
  tx: Db,
  move: Step & { from: readonly ContactStatus[]; to: ContactStatus },
): Promise<ContactStatus> {
  const { id, from, to, actor, at } = move;
  const before = await lockRequest(tx, id);
  if (!before) throw new DomainError('NOT_FOUND', 'Contact request not found');
  const { status } = before;
  if (status === to || !from.includes(status)) return status;
  await setRequestStatus(tx, id, to);
  await insertRequestMove(tx, {
    requestId: id,
    actor,
    fromStatus: status,
    toStatus: to,
    createdAt: at,
  });
  return status;
}

/** Statuses before this one in the pipeline. */
const earlierThan = (to: PipelineStatus) => pipelineStatuses.slice(0, pipelineStatuses.indexOf(to));

type Advance = Step & { to: PipelineStatus };

/**
 * Moves a request on because of something that happened to it, and never back: one that is further, or beside the pipeline,
 * stays where it is.
 * @returns where it stood before
 * @throws DomainError NOT_FOUND
 */
export function advanceRequest(tx: Db, step: Advance): Promise<ContactStatus> {
  return moveRequest(tx, { ...step, from: earlierThan(step.to) });
}

/**
 * The same because of what we have said to its sender, which also says that a suspicion was wrong. That it was said is noted
 * apart from where the request stands, and so is that it was on the screen of who said it.
 */
export async function advanceAnswered(tx: Db, step: Advance): Promise<ContactStatus> {
  const before = await moveRequest(tx, { ...step, from: [...earlierThan(step.to), 'suspected'] });
  await setFirstTime(tx, step.id, 'answeredAt', step.at);
  await setFirstTime(tx, step.id, 'openedAt', step.at);
  return before;
}

/** One of us has a request on the screen, which moves a new one on. @throws DomainError NOT_FOUND */
export async function noteOpened(tx: Db, step: Omit<Advance, 'to'>): Promise<void> {
  await advanceRequest(tx, { ...step, to: 'read' });
  await setFirstTime(tx, step.id, 'openedAt', step.at);
}
