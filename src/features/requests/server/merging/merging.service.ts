import { z } from 'zod';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { MergeCandidate, MergedRequests, MergeInput } from '../../merging.ts';
import { mergingWords } from '../../words/merging.ts';
import {
  endMerge,
  findCandidates,
  findClashes,
  findKeptId,
  findMerged,
  findMerges,
  findOpenMerge,
  findSenderName,
  hasWork,
  insertMerge,
  isPartOfMerge,
  lockPair,
  noteChange,
  setMergedInto,
} from './merging.queries.ts';
import { collectNotes, joinDrafts, moveRows, moveRowsBack } from './moved-rows.queries.ts';

/** A search finds the others. */
const mostCandidates = 10;

const { refusals } = mergingWords;

/** Lists requests of the same sender that could join a request. */
export function listMergeCandidates(
  { db }: Pick<Deps, 'db'>,
  { id, search }: { id: number; search: string },
): Promise<MergeCandidate[]> {
  return findCandidates(db.prisma, id, { search, take: mostCandidates });
}

async function recordFor(
  tx: Db,
  { label: actor }: AdminIdentity,
  { id, action }: { id: number; action: string },
): Promise<void> {
  const summary = (await findSenderName(tx, id)) || 'text message';
  await recordActivity(tx, {
    ...{ actor, action, summary, targetType: 'contact request', targetId: id },
  });
}

/**
 * Lets one request join another of the same person. All that hangs on it goes to the kept one.
 * @throws DomainError NOT_FOUND; CONFLICT when nobody knows that one person sent both, when both have what a request can have only
 * once, or when somebody has merged them meanwhile
 */
export async function mergeRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { id, mergedId }: MergeInput,
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const held = await lockPair(tx, [id, mergedId]);
    if (held.length < 2) throw new DomainError('NOT_FOUND', refusals.gone);
    if (held.some(({ mergedIntoId }) => mergedIntoId !== null)) {
      throw new DomainError('CONFLICT', refusals.meanwhile);
    }
    const [candidate] = await findCandidates(tx, id, { otherId: mergedId, take: 1 });
    if (!candidate?.isProven) throw new DomainError('CONFLICT', refusals.notSame);
    const [clash] = await findClashes(tx, [id, mergedId], now);
    if (clash) throw new DomainError('CONFLICT', refusals.both[clash]);
    if (await hasWork(tx, mergedId)) throw new DomainError('CONFLICT', refusals.work);
    const way = { from: mergedId, to: id };
    const moved = await moveRows(tx, way);
    await joinDrafts(tx, way);
    await setMergedInto(tx, mergedId, id);
    await insertMerge(tx, { keptId: id, mergedId, actor: admin.label, createdAt: now, moved });
    await collectNotes(tx, [id, mergedId]);
    await noteChange(tx, id, now);
    await recordFor(tx, admin, { id, action: 'merged' });
  });
}

const movedSchema = z.record(z.string(), z.array(z.string()));

/**
 * Takes a request out of the one that it joined. What it brought goes back with it, what came later stays.
 * @throws DomainError NOT_FOUND; CONFLICT when somebody has parted them meanwhile
 */
export async function partRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { id: mergedId }: { id: number },
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const keptId = await findKeptId(tx, mergedId);
    const held = await lockPair(tx, [keptId, mergedId]);
    if (held.length === 0) throw new DomainError('NOT_FOUND', refusals.gone);
    const merge = await findOpenMerge(tx, mergedId);
    if (merge?.keptId !== keptId) throw new DomainError('CONFLICT', refusals.meanwhile);
    await setMergedInto(tx, mergedId, null);
    await moveRowsBack(tx, movedSchema.parse(merge.moved), { from: keptId, to: mergedId });
    await endMerge(tx, merge.id, { partedBy: admin.label, partedAt: now });
    await collectNotes(tx, [keptId, mergedId]);
    await noteChange(tx, keptId, now);
    await recordFor(tx, admin, { id: mergedId, action: 'parted' });
  });
}

/** Returns the requests that joined a request, and its history of merges. */
export async function mergedRequestsOf(db: Db, requestId: number): Promise<MergedRequests> {
  const merged = await findMerged(db, requestId);
  const merges = await findMerges(db, requestId);
  return {
    merged,
    merges: merges.map(({ kept, merged: joined, ...merge }) => ({
      ...merge,
      other: kept.id === requestId ? joined : kept,
    })),
  };
}

/** Returns the request that holds a request now: the kept one, or itself. */
export function keptRequestId(db: Db, id: number): Promise<number> {
  return findKeptId(db, id);
}

export function isMerged(db: Db, id: number): Promise<boolean> {
  return isPartOfMerge(db, id);
}
