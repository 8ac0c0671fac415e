import { isDeepStrictEqual } from 'node:util';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import type { DraftLineage } from '../../../../shared/admin/unsent-drafts.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { holdCategory } from '../../../posts/server/categories/categories.service.ts';
import { dropSentDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { OutlinePart, StagedBrief, StagedDraft } from '../../staged-drafts.ts';
import { stopSteps } from './section-queue.ts';
import { noSuchDraft, toStagedDraft } from './staged-draft-reads.service.ts';
import {
  countStagedDrafts,
  findStagedDraft,
  insertStagedDraft,
  lockStagedDraft,
  purgeStagedBefore,
  type StoredStagedDraft,
  updateStagedDraft,
  writeOutline,
} from './staged-drafts.queries.ts';

/** @throws DomainError TOO_MANY_REQUESTS when this admin has too many open drafts */
export async function beginStagedDraft(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
  { draft: lineage, ...brief }: StagedBrief & { draft?: DraftLineage | undefined },
): Promise<{ id: number }> {
  if ((await countStagedDrafts(db.prisma, adminId)) >= quotas.stagedDrafts.limit) {
    throw new DomainError(
      'TOO_MANY_REQUESTS',
      'There are many drafts in progress. Save or discard some first.',
    );
  }
  return db.prisma.$transaction(async (tx) => {
    await dropSentDraft(tx, { kind: 'stagedBrief', stagedDraftId: null, adminId }, { lineage });
    const categoryId = await holdCategory(tx, brief.categoryId);
    return { id: await insertStagedDraft(tx, { ...brief, categoryId, adminId }) };
  });
}

/** @throws DomainError NOT_FOUND for another admin's draft and for a discarded one */
export async function lockOpenDraft(
  tx: Db,
  key: { id: number; adminId: number },
): Promise<StoredStagedDraft> {
  const row = await lockStagedDraft(tx, key);
  if (!row || row.discardedAt) throw noSuchDraft();
  return row;
}

interface Versioned {
  id: number;
  version?: number | undefined;
}

/**
 * Changes an open draft under a lock.
 * @param isDone true when a newer version contains the change already, because browsers may send a request twice
 * @throws DomainError NOT_FOUND, CONFLICT after a change in another window
 */
export async function changeStagedDraft(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
  { id, version }: Versioned,
  decide: (row: StoredStagedDraft, tx: Db) => Promise<void>,
  isDone: (row: StoredStagedDraft) => boolean = () => false,
): Promise<StagedDraft> {
  return db.prisma.$transaction(async (tx) => {
    const row = await lockOpenDraft(tx, { id, adminId });
    if (version !== undefined && version !== row.version) {
      if (isDone(row)) return toStagedDraft(row);
      throw new DomainError('CONFLICT', 'This draft was changed elsewhere. It is read again.');
    }
    await decide(row, tx);
    const changed = await findStagedDraft(tx, { id, adminId });
    if (!changed) throw noSuchDraft();
    return toStagedDraft(changed);
  });
}

export function saveBrief(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  {
    brief,
    draft: lineage,
    ...key
  }: Versioned & { brief: StagedBrief; draft?: DraftLineage | undefined },
) {
  const { adminId } = admin;
  return changeStagedDraft(deps, admin, key, async ({ id, version }, tx) => {
    await dropSentDraft(tx, { kind: 'stagedBrief', stagedDraftId: id, adminId }, { lineage });
    const categoryId = await holdCategory(tx, brief.categoryId);
    await updateStagedDraft(tx, id, { ...brief, categoryId, version: version + 1 });
  });
}

const toPart = ({ id, heading, points }: OutlinePart): OutlinePart => ({ id, heading, points });

export function saveOutline(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  { parts, ...key }: Versioned & { parts: readonly OutlinePart[] },
) {
  return changeStagedDraft(
    deps,
    admin,
    key,
    async ({ id, version }, tx) => {
      await writeOutline(tx, id, parts);
      await updateStagedDraft(tx, id, { version: version + 1 });
    },
    ({ sections }) => isDeepStrictEqual(sections.map(toPart), parts.map(toPart)),
  );
}

/** @throws DomainError NOT_FOUND */
export async function setStagedDiscarded(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: AdminIdentity,
  { id, isDiscarded }: { id: number; isDiscarded: boolean },
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const row = await lockStagedDraft(tx, { id, adminId });
    if (!row) throw noSuchDraft();
    if (isDiscarded) await stopSteps(tx, id, now);
    await updateStagedDraft(tx, id, { discardedAt: isDiscarded ? now : null });
  });
}

export function purgeStagedDrafts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const now = clock.now();
  const ended = daysBefore(now, keptDays.deletedDrafts);
  const untouched = daysBefore(now, keptDays.stagedDrafts);
  return purgeStagedBefore(db.prisma, { ended, untouched }, mode);
}
