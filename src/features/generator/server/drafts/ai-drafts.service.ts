import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { EditorPost } from '../../../posts/post-editing.ts';
import { defaultCategoryId } from '../../../posts/posts.ts';
import { holdCategory } from '../../../posts/server/categories/categories.service.ts';
import {
  type EditorDeps,
  getEditorPost,
} from '../../../posts/server/changes/post-changes.service.ts';
import { recordWhole } from '../../../posts/server/provenance/provenance.service.ts';
import { type AiDraft, type GeneratedPost, generatedPostSchema } from '../../ai-drafts.ts';
import { toDomainError } from '../ai-outcomes.ts';
import { cancelRuns, runningOutcome } from '../runs/model-runs.queries.ts';
import { failureOf, outcomeOf, queueRun } from '../runs/run-state.ts';
import {
  closeEmptyAiDrafts,
  countOpenAiDrafts,
  findAiDraft,
  findAiDraftResult,
  findOpenAiDrafts,
  insertDraftRun,
  lockAiDraft,
  markAiDraft,
  type StoredAiDraft,
} from './ai-drafts.queries.ts';
import type { DraftDeps } from './draft-making.ts';
import { insertWrittenPost, readWrittenAhead } from './draft-post.ts';

const pictureMissing = 'The picture could not be made; the text is complete.';
const notFound = () => new DomainError('NOT_FOUND', 'This AI draft is not there any more.');

function resultOf(row: Pick<StoredAiDraft, 'result'>): GeneratedPost | null {
  return generatedPostSchema.safeParse(row.result).data ?? null;
}

function onWire(row: StoredAiDraft, now: Date, waiting: number): AiDraft {
  const { id, subject, title, text, createdAt } = row;
  const outcome = outcomeOf(row);
  const result = resultOf(row);
  const isRunning = outcome === runningOutcome;
  const failure = failureOf(outcome);
  return {
    ...{ id, subject, title, text, result, waiting },
    categoryId: row.categoryId ?? defaultCategoryId,
    state: isRunning ? 'running' : result ? 'done' : 'ended',
    stage: row.stage,
    elapsedMs: isRunning ? Math.max(0, now.getTime() - createdAt.getTime()) : row.durationMs,
    notice: result && result.imageUrl === '' ? pictureMissing : '',
    failure,
    message: failure ? toDomainError(failure).message : '',
  };
}

/** @throws DomainError SERVICE_UNAVAILABLE when no AI service is configured */
export async function startAiDraft(
  deps: DraftDeps,
  admin: AdminIdentity,
  { subject, categoryId }: { subject: string; categoryId: number },
): Promise<AiDraft> {
  if (!deps.ai.isConfigured) throw toDomainError('notConfigured');
  const now = deps.clock.now();
  const { adminId, label } = admin;
  const { model, imageModel } = deps.settings.ai;
  const { row, waiting } = await deps.db.prisma.$transaction(async (tx) => {
    await closeEmptyAiDrafts(tx, adminId, now);
    const waiting = await countOpenAiDrafts(tx, adminId);
    const id = await insertDraftRun(tx, {
      ...{ actor: label, adminId, subject, model, imageModel },
      categoryId: await holdCategory(tx, categoryId),
      heartbeatAt: now,
    });
    await queueRun(tx, id);
    return { row: await findAiDraft(tx, id), waiting };
  });
  return onWire(row, now, waiting);
}

export async function currentAiDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: AdminIdentity,
): Promise<AiDraft | null> {
  const [[row], count] = await Promise.all([
    findOpenAiDrafts(db.prisma, adminId, 1),
    countOpenAiDrafts(db.prisma, adminId),
  ]);
  return row ? onWire(row, clock.now(), count - 1) : null;
}

/**
 * Changes a draft of this admin under a lock.
 * @throws DomainError NOT_FOUND
 */
function change(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: AdminIdentity,
  id: number,
  decide: (
    row: NonNullable<Awaited<ReturnType<typeof lockAiDraft>>>,
    now: Date,
    tx: Db,
  ) => Promise<void>,
): Promise<void> {
  return db.prisma.$transaction(async (tx) => {
    const row = await lockAiDraft(tx, { id, adminId });
    if (!row) throw notFound();
    await decide(row, clock.now(), tx);
  });
}

/** Cancels a running draft; its process notices within a second. */
export function cancelAiDraft(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, (_row, now, tx) => cancelRuns(tx, { id }, now));
}

/** Keeps the row, so that the discard can be undone. */
export function discardAiDraft(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, async (row, now, tx) => {
    if (row.savedAt) throw notFound();
    await cancelRuns(tx, { id }, now);
    await markAiDraft(tx, id, { discardedAt: row.discardedAt ?? now });
  });
}

export function undiscardAiDraft(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, async (row, _now, tx) => {
    if (row.savedAt) throw notFound();
    await markAiDraft(tx, id, { discardedAt: null });
  });
}

/**
 * Creates a draft post from the result. Idempotent.
 * @throws DomainError NOT_FOUND when this admin has no finished draft with this id
 */
export async function saveAiDraft(
  deps: EditorDeps & DraftDeps,
  admin: AdminIdentity,
  id: number,
): Promise<EditorPost> {
  const { contentBus, textWork } = deps;
  const now = deps.clock.now();
  const { adminId } = admin;
  const seen = await findAiDraftResult(deps.db.prisma, { id, adminId });
  const written = seen && resultOf(seen);
  if (written) await readWrittenAhead(deps, written);
  const postId = await deps.db.prisma.$transaction(async (tx) => {
    const row = await lockAiDraft(tx, { id, adminId });
    if (row?.savedAt && row.postId) return row.postId;
    const result = row && resultOf(row);
    if (!row || !result || row.savedAt) throw notFound();
    const made = { post: result, categoryId: row.categoryId ?? defaultCategoryId, now };
    const createdId = await insertWrittenPost({ contentBus, textWork }, tx, admin, made);
    await markAiDraft(tx, id, { savedAt: now, postId: createdId });
    await recordWhole({ textWork: deps.textWork }, tx, admin, {
      ...row,
      postId: createdId,
      html: result.content,
      now,
    });
    return createdId;
  });
  await deps.contentBus.announce();
  return getEditorPost(deps, admin, postId);
}
