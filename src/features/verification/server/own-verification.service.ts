import type { Db } from '../../../server/db/client.ts';
import { lockDeveloper } from '../../../server/db/lock-developer.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { AskBlock, OwnRequest, OwnVerification } from '../verification.ts';
import { verificationLimits as limits } from '../verification-limits.ts';
import { verificationRefusals as refusals } from '../words/verification-refusals.ts';
import { findMark } from './marks.queries.ts';
import { toOwnRequest } from './request-views.ts';
import {
  changeRequest,
  deleteRequest,
  findProfileState,
  findRequest,
  findRequests,
  insertRequest,
  type RequestRow,
} from './verification.queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

const unknown = () => new DomainError('NOT_FOUND', refusals.unknown);

const daysAfter = (time: Date, days: number) => new Date(time.getTime() + days * dayMs);

/** From here on a developer may ask after what became of this request. A withdrawal counts once its task was read. */
function askableFrom({ outcome, endedAt, takenBackAt }: RequestRow): Date | null {
  const end = takenBackAt ?? (outcome === 'verified' ? null : endedAt);
  return end && daysAfter(end, limits.waitDays);
}

function blockOfRequests(rows: readonly RequestRow[], now: Date): AskBlock | null {
  if (rows.some(({ endedAt }) => endedAt === null)) return { reason: 'open', until: null };
  const marks = rows.flatMap(({ markUntil, takenBackAt }) =>
    markUntil && !takenBackAt ? [daysAfter(markUntil, -limits.renewalDays)] : [],
  );
  const renewable = marks.toSorted((a, b) => b.getTime() - a.getTime())[0];
  if (renewable && renewable > now) return { reason: 'marked', until: renewable };
  const waits = rows.map(askableFrom).filter((time) => time !== null);
  const until = waits.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return until && until > now ? { reason: 'waiting', until } : null;
}

async function blockOf(
  db: Db,
  developerId: number,
  rows: readonly RequestRow[],
  now: Date,
): Promise<AskBlock | null> {
  const block = blockOfRequests(rows, now);
  if (block) return block;
  const { isShown, projects } = await findProfileState(db, developerId);
  if (!isShown) return { reason: 'profile', until: null };
  return projects === 0 ? { reason: 'project', until: null } : null;
}

/** All requests of a developer, as they read them. The latest comes first. */
export async function listOwnRequests(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<OwnRequest[]> {
  return (await findRequests(db.prisma, developerId)).map(toOwnRequest);
}

export async function getOwnVerification(
  { db, clock }: ReadDeps,
  developerId: number,
): Promise<OwnVerification> {
  const now = clock.now();
  const rows = await findRequests(db.prisma, developerId);
  const [latest] = rows;
  const [block, mark] = await Promise.all([
    blockOf(db.prisma, developerId, rows, now),
    findMark(db.prisma, developerId, { now, isShown: false }),
  ]);
  return { request: latest ? toOwnRequest(latest) : null, mark, block };
}

/**
 * Asks the owner for the mark.
 * @throws DomainError CONFLICT with the reason why the developer cannot ask now, TOO_MANY_REQUESTS
 */
export async function askToBeVerified(
  deps: ReadDeps & Pick<Deps, 'rateLimits'>,
  developerId: number,
): Promise<OwnVerification> {
  await deps.rateLimits.consume(counters.verification, String(developerId));
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const block = await blockOf(tx, developerId, await findRequests(tx, developerId), now);
    if (block) throw new DomainError('CONFLICT', refusals.blocks[block.reason](block.until));
    await insertRequest(tx, { developerId, askedAt: now });
  });
  return getOwnVerification(deps, developerId);
}

/** @throws DomainError NOT_FOUND for another developer's request, CONFLICT for one that has ended */
async function requireOwnOpen(tx: Db, developerId: number, id: number): Promise<RequestRow> {
  const row = await findRequest(tx, id);
  if (row?.developerId !== developerId) throw unknown();
  if (row.endedAt) throw new DomainError('CONFLICT', refusals.ended);
  return row;
}

/**
 * Takes a request back. Nothing is left of one whose task was not given yet. Otherwise it stays with its task, so that
 * nobody exchanges a task for another one.
 * @throws DomainError NOT_FOUND for another developer's request, CONFLICT for one that has ended
 */
export async function withdrawRequest(
  deps: ReadDeps,
  developerId: number,
  id: number,
): Promise<OwnVerification> {
  await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const { givenAt } = await requireOwnOpen(tx, developerId, id);
    if (givenAt) {
      await changeRequest(tx, id, { endedAt: deps.clock.now(), outcome: 'withdrawn' });
    } else await deleteRequest(tx, id);
  });
  return getOwnVerification(deps, developerId);
}

/**
 * Sends the answer to the task, once.
 * @throws DomainError NOT_FOUND for another developer's request, CONFLICT without a task, after its time and for a second answer
 */
export async function answerTask(
  deps: ReadDeps,
  developerId: number,
  { id, text }: { id: number; text: string },
): Promise<OwnVerification> {
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const { answerUntil, answeredAt } = await requireOwnOpen(tx, developerId, id);
    if (!answerUntil) throw new DomainError('CONFLICT', refusals.noTask);
    if (answeredAt) throw new DomainError('CONFLICT', refusals.answered);
    if (answerUntil <= now) throw new DomainError('CONFLICT', refusals.late);
    await changeRequest(tx, id, { answer: text, answeredAt: now });
  });
  return getOwnVerification(deps, developerId);
}
