import { isDeepStrictEqual } from 'node:util';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import type { DraftLineage } from '../../../../shared/admin/unsent-drafts.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { dropSentDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type {
  AskStepInput,
  OutlinePart,
  StagedBrief,
  StagedDetails,
  StagedDraft,
} from '../../staged-drafts.ts';
import { toDomainError } from '../ai-outcomes.ts';
import { cancelRuns, insertRun, runningOutcome } from '../runs/model-runs.queries.ts';
import { outcomeOf, queueRun } from '../runs/run-state.ts';
import { noSuchDraft, toStagedDraft } from './staged-draft-reads.service.ts';
import {
  countStagedDrafts,
  findStagedDraft,
  insertStagedDraft,
  lockStagedDraft,
  purgeStagedBefore,
  type StoredStagedDraft,
  updateSection,
  updateStagedDraft,
  writeOutline,
} from './staged-drafts.queries.ts';
import type { StageDeps } from './step-work.ts';

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
    return { id: await insertStagedDraft(tx, { ...brief, adminId }) };
  });
}

/** @throws DomainError NOT_FOUND for another admin's draft and for a saved or discarded one */
export async function lockOpenDraft(
  tx: Db,
  key: { id: number; adminId: number },
): Promise<StoredStagedDraft> {
  const row = await lockStagedDraft(tx, key);
  if (!row || row.savedAt || row.discardedAt) throw noSuchDraft();
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
async function change(
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
  return change(deps, admin, key, async ({ id, version }, tx) => {
    await dropSentDraft(tx, { kind: 'stagedBrief', stagedDraftId: id, adminId }, { lineage });
    await updateStagedDraft(tx, id, { ...brief, version: version + 1 });
  });
}

const toPart = ({ id, heading, points }: OutlinePart): OutlinePart => ({ id, heading, points });

export function saveOutline(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  { parts, ...key }: Versioned & { parts: readonly OutlinePart[] },
) {
  return change(
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

export function saveDetails(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  { details, ...key }: Versioned & { details: StagedDetails },
) {
  return change(deps, admin, key, ({ id, version }, tx) =>
    updateStagedDraft(tx, id, { ...details, offeredDetails: null, version: version + 1 }),
  );
}

/**
 * Starts a step. Only one runs at a time, because each builds on the one before.
 * @throws DomainError SERVICE_UNAVAILABLE when no AI is configured, CONFLICT while a step is running
 * and for a new outline when a section has text
 */
export function askForStep(
  deps: StageDeps,
  admin: AdminIdentity,
  input: AskStepInput,
): Promise<StagedDraft> {
  return change(deps, admin, { id: input.id }, async (row, tx) => {
    if (!deps.ai.isConfigured) throw toDomainError('notConfigured');
    const { id, sections, steps } = row;
    if (steps.some((step) => outcomeOf(step) === runningOutcome)) {
      throw new DomainError('CONFLICT', 'Something is being written already.');
    }
    if (input.kind === 'outline' && sections.some(({ html }) => html !== '')) {
      throw new DomainError('CONFLICT', 'Parts of this outline are written. Change it by hand.');
    }
    const sectionId = input.kind === 'section' ? input.sectionId : null;
    if (sectionId && !sections.some((section) => section.id === sectionId)) throw noSuchDraft();
    const runId = await insertRun(tx, {
      ...{
        draftId: id,
        actor: admin.label,
        adminId: admin.adminId,
        purpose: input.kind,
        sectionId,
      },
      wish: input.kind === 'section' ? input.wish : '',
      model: deps.settings.ai.model,
      heartbeatAt: deps.clock.now(),
    });
    if (runId !== null) await queueRun(tx, runId);
    await updateStagedDraft(tx, id, {});
  });
}

export function cancelStep(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  id: number,
): Promise<StagedDraft> {
  return change(deps, admin, { id }, (_row, tx) =>
    cancelRuns(tx, { draftId: id }, deps.clock.now()),
  );
}

/** @throws DomainError CONFLICT when another text is suggested */
export function decideSection(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  input: { id: number; sectionId: string; offeredHtml: string; isTaken: boolean },
): Promise<StagedDraft> {
  return change(deps, admin, { id: input.id }, async ({ id, sections }, tx) => {
    const section = sections.find((one) => one.id === input.sectionId);
    if (section?.offeredHtml !== input.offeredHtml) {
      throw new DomainError('CONFLICT', 'Something else is offered by now.');
    }
    const taken = input.isTaken ? { html: input.offeredHtml } : {};
    await updateSection(tx, { id: section.id, draftId: id }, { ...taken, offeredHtml: null });
    await updateStagedDraft(tx, id, {});
  });
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
    if (!row || row.savedAt) throw noSuchDraft();
    if (isDiscarded) await cancelRuns(tx, { draftId: id }, now);
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
