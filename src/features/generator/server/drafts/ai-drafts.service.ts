import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { addJob } from '../../../../server/queue/queue.ts';
import { adminPageSize } from '../../../../shared/admin.ts';
import { keptDays } from '../../../../shared/retention.ts';
import type { EditorPost } from '../../../editor/post-editing.ts';
import { defaultCategoryId } from '../../../posts/posts.ts';
import { type EditorDeps, getEditorPost } from '../../../posts/server/post-changes.service.ts';
import { recordWhole } from '../../../posts/server/provenance/provenance.service.ts';
import { type AiFailure, aiFailures } from '../../ai.ts';
import {
  type AiDraft,
  type AiDraftRequest,
  draftStages,
  type GeneratedPost,
  generatedPostSchema,
} from '../../ai-drafts.ts';
import { toDomainError } from '../ai-outcomes.ts';
import {
  closeEmptyAiDrafts,
  countOpenAiDrafts,
  countRequests,
  draftJobKeyPrefix,
  endLostRuns,
  findAiDraftResult,
  findOpenAiDrafts,
  findRequests,
  insertRequest,
  lockAiDraft,
  markAiDraft,
  purgeRequestsBefore,
  runningOutcome,
  type StoredAiDraft,
  type StoredRequest,
} from './ai-drafts.queries.ts';
import type { DraftDeps } from './draft-making.ts';
import { insertWrittenPost, readWrittenAhead } from './draft-post.ts';
import { runAiDraft } from './draft-run.service.ts';

/** A request without a job that nobody has signed for so long is lost with its process. */
const silenceMs = 2 * 60_000;
/** How often a draft is tried; every try costs money. */
const maxAttempts = 4;

const pictureMissing = 'The picture could not be made; the text is complete.';
const notFound = () => new DomainError('NOT_FOUND', 'This AI draft is not there any more.');

type Progress = Pick<StoredAiDraft, 'outcome' | 'cancelledAt'>;

/** How a request stands, also while its run has not heard of a cancellation yet. */
function outcomeOf({ outcome, cancelledAt }: Progress): string {
  return outcome === runningOutcome && cancelledAt ? 'cancelled' : outcome;
}

function isFailure(outcome: string): outcome is AiFailure {
  return aiFailures.some((failure) => failure === outcome);
}

function resultOf(row: Pick<StoredAiDraft, 'result'>): GeneratedPost | null {
  return generatedPostSchema.safeParse(row.result).data ?? null;
}

function onWire(row: StoredAiDraft, now: Date, waiting: number): AiDraft {
  const { id, subject, title, text, createdAt } = row;
  const outcome = outcomeOf(row);
  const result = resultOf(row);
  const isRunning = outcome === runningOutcome;
  return {
    ...{ id, subject, title, text, result, waiting },
    categoryId: row.categoryId ?? defaultCategoryId,
    state: isRunning ? 'running' : result ? 'done' : 'ended',
    stage: draftStages.find((stage) => stage === row.stage) ?? draftStages[0],
    elapsedMs: isRunning ? Math.max(0, now.getTime() - createdAt.getTime()) : row.durationMs,
    notice: result && result.imageUrl === '' ? pictureMissing : '',
    failure: isFailure(outcome) ? outcome : null,
    message: isFailure(outcome) ? toDomainError(outcome).message : '',
  };
}

/**
 * Begins a draft that goes on without the browser.
 * @throws DomainError SERVICE_UNAVAILABLE where no AI service is set up.
 */
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
    const row = await insertRequest(tx, {
      ...{ actor: label, adminId, subject, categoryId, model, imageModel },
      heartbeatAt: now,
    });
    const key = `${draftJobKeyPrefix}${row.id}`;
    await addJob(tx, 'makeDraft', { aiDraftId: row.id }, { key, maxAttempts });
    return { row, waiting };
  });
  return onWire(row, now, waiting);
}

/**
 * Makes a draft, or begins it again after another process has died with it.
 * @throws when the process stops and another is to take over
 */
export async function makeAiDraft(
  deps: DraftDeps,
  id: number,
  { signal, isLastAttempt }: { signal: AbortSignal; isLastAttempt: boolean },
): Promise<void> {
  const outcome = isLastAttempt ? 'brokenOff' : 'leftForAnother';
  const made = await runAiDraft(deps, id, { signal, outcome });
  if (!made && signal.aborted) throw new Error('The process stops; another one goes on.');
}

/** Says of drafts whose process died, and that no job will take up, that they are broken off. */
export async function endLostAiDrafts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await endLostRuns(db.prisma, new Date(clock.now().getTime() - silenceMs));
}

/** The draft that the admin area shows this admin: the newest one that is under way, or neither saved nor discarded. */
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

/** Changes a draft of this admin. @throws DomainError NOT_FOUND */
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

/** Stops a draft under way; the process that writes it hears of it within a second. */
export function cancelAiDraft(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, async (row, now, tx) => {
    const isRunning = outcomeOf(row) === runningOutcome;
    if (isRunning) await markAiDraft(tx, id, { cancelledAt: now });
  });
}

/** Discards an AI draft. Its row is kept, so that this can be undone. */
export function discardAiDraft(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, async (row, now, tx) => {
    if (row.savedAt) throw notFound();
    const cancelledAt = outcomeOf(row) === runningOutcome ? { cancelledAt: now } : {};
    await markAiDraft(tx, id, { discardedAt: row.discardedAt ?? now, ...cancelledAt });
  });
}

export function undiscardAiDraft(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, async (row, _now, tx) => {
    if (row.savedAt) throw notFound();
    await markAiDraft(tx, id, { discardedAt: null });
  });
}

/**
 * Makes a draft post of what was generated. Sent twice it takes effect once.
 * @throws DomainError NOT_FOUND where there is no finished draft of this admin's.
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

function toRequest(row: StoredRequest, adminId: number): AiDraftRequest {
  const { id, actor, subject, model, imageModel, durationMs, postId } = row;
  const { inputTokens, outputTokens, discardedAt, savedAt } = row;
  const outcome = outcomeOf(row);
  const isOurs = row.adminId === adminId;
  return {
    ...{ id, actor, subject, model, imageModel, outcome, durationMs, postId },
    ...{ inputTokens, outputTokens },
    createdAt: row.createdAt,
    canBringBack: isOurs && discardedAt !== null && savedAt === null && row.title !== '',
  };
}

/** The request log of all callers, newest first. */
export async function listAiDraftRequests(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
  { page }: { page: number },
) {
  const [rows, total] = await Promise.all([
    findRequests(db.prisma, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countRequests(db.prisma),
  ]);
  const items = rows.map((row) => toRequest(row, adminId));
  return { items, total, page, pageSize: adminPageSize };
}

/** Deletes or counts requests for AI drafts, except for drafts that are still open. */
export function purgeAiRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeRequestsBefore(db.prisma, daysBefore(clock.now(), keptDays.aiRequests), mode);
}
