import { z } from 'zod';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { withEachRow } from '../../../server/each-row.ts';
import { maskPrivate } from '../../../server/observation/log.ts';
import {
  describeMessages,
  discardMessage,
  listUnclearMessages,
  sendUnclearAgain,
  textedNumber,
} from '../../../server/outbox/outbox.service.ts';
import { isOptedOut } from '../../../server/outbox/text-opt-out.service.ts';
import {
  deleteJob,
  type FailedJob,
  findFailedJobs,
  lockFailedJob,
  retryFailedJobs,
} from '../../../server/queue/failed-jobs.queries.ts';
import { readJobStates } from '../../../server/queue/job-states.queries.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { answerRefusals } from '../../requests/words/answers.ts';
import type { FailedJobs, JobsRetried } from '../failed-jobs.ts';

/** Bounds the list; the newest come first. */
const mostListed = 100;

const gone = () =>
  new DomainError('NOT_FOUND', 'This is not there any more. Somebody may have dealt with it.');

const messagePayload = z.object({ messageId: z.uuid() });

function messageIdOf({ payload }: Pick<FailedJob, 'payload'>): string | null {
  return messagePayload.safeParse(payload).data?.messageId ?? null;
}

/** Lists jobs that failed for good, and messages with unknown result. */
export async function listFailedJobs({ db }: Pick<Deps, 'db'>): Promise<FailedJobs> {
  const [jobs, unclear, states] = await Promise.all([
    findFailedJobs(db.prisma, mostListed),
    listUnclearMessages(db.prisma, mostListed),
    readJobStates(db.prisma),
  ]);
  const ids = jobs.flatMap((job) => messageIdOf(job) ?? []);
  const abouts = await describeMessages(db.prisma, ids);
  return {
    failed: jobs.map((job) => ({
      id: job.id,
      name: job.name,
      about: abouts.get(messageIdOf(job) ?? '') ?? '',
      fault: maskPrivate(job.lastError),
      attempts: job.attempts,
      failedAt: job.failedAt,
    })),
    unclear,
    retryingCount: states.retrying,
  };
}

export async function countFailedJobs({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [states, unclear] = await Promise.all([
    readJobStates(db.prisma),
    listUnclearMessages(db.prisma, mostListed),
  ]);
  return states.failed + unclear.length;
}

function note(tx: Db, admin: AdminIdentity, action: string, summary: string): Promise<void> {
  return recordActivity(tx, { actor: admin.label, action, targetType: 'job', summary });
}

/** @throws DomainError NOT_FOUND for a job that has not failed for good */
function change(
  { db }: Pick<Deps, 'db'>,
  id: string,
  act: (tx: Db, job: FailedJob) => Promise<void>,
): Promise<void> {
  return db.prisma.$transaction(async (tx) => {
    const job = await lockFailedJob(tx, id);
    if (!job) throw gone();
    await act(tx, job);
  });
}

/** @throws DomainError NOT_FOUND for a job that has not failed for good */
export function retryJob(deps: Pick<Deps, 'db'>, admin: AdminIdentity, id: string): Promise<void> {
  return change(deps, id, async (tx, job) => {
    await retryFailedJobs(tx, [id]);
    await note(tx, admin, 'tried again', job.name);
  });
}

/** Tries several jobs again, each in a transaction of its own. */
export function retryJobs(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  jobs: readonly { id: string }[],
): Promise<JobsRetried> {
  return withEachRow(jobs, async ({ id }) => {
    await retryJob(deps, admin, id);
    return { id };
  });
}

/** Also discards the message that the job would send. @throws DomainError NOT_FOUND */
export function discardJob(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: string,
): Promise<void> {
  return change(deps, id, async (tx, job) => {
    await deleteJob(tx, id);
    const messageId = messageIdOf(job);
    if (messageId) await discardMessage(tx, messageId, ['waiting']);
    await note(tx, admin, 'discarded', job.name);
  });
}

/**
 * Sends a message again, although it may have arrived before.
 * @throws DomainError NOT_FOUND; CONFLICT for a text to a number that has sent STOP since
 */
export function sendMessageAgain(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: string,
): Promise<void> {
  return db.prisma.$transaction(async (tx) => {
    if (!(await sendUnclearAgain(tx, id))) throw gone();
    const number = await textedNumber(tx, id);
    if (number && (await isOptedOut(tx, number))) {
      throw new DomainError('CONFLICT', answerRefusals.optedOut);
    }
    await note(tx, admin, 'sent again', 'a message whose end was unclear');
  });
}

/** Discards a message that may have arrived. @throws DomainError NOT_FOUND */
export function discardUnclearMessage(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: string,
): Promise<void> {
  return db.prisma.$transaction(async (tx) => {
    if (!(await discardMessage(tx, id, ['unclear']))) throw gone();
    await note(tx, admin, 'discarded', 'a message whose end was unclear');
  });
}
