import { adminPageSize } from '../../../shared/admin.ts';
import {
  type DraftFailure,
  draftFailures,
  draftStages,
  type GeneratedPost,
  type Generation,
  type GenerationRequest,
  generatedPostSchema,
} from '../../../shared/admin-drafts.ts';
import type { EditorPost } from '../../../shared/admin-posts.ts';
import { defaultCategoryId } from '../../../shared/blog.ts';
import { keptDays } from '../../../shared/retention.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { daysBefore, type PurgeMode } from '../../purge-mode.ts';
import type { AdminIdentity } from '../admin/identity.service.ts';
import { type EditorDeps, getEditorPost } from '../editor/editor.service.ts';
import { insertPost, newPostColumns } from '../editor/post-creation.service.ts';
import { availableSlug } from '../editor/post-list.service.ts';
import {
  categoryExists,
  closeEmptyGenerations,
  countOpenGenerations,
  countRequests,
  findOpenGenerations,
  findRequests,
  insertRequest,
  lockGeneration,
  markGeneration,
  purgeRequestsBefore,
  runningOutcome,
  type StoredGeneration,
  type StoredRequest,
} from './ai.queries.ts';
import type { DraftDeps } from './draft-making.ts';
import { runGeneration } from './generation-run.service.ts';
import { toDomainError } from './outcomes.ts';

/** A run that has not signed for so long is gone with its process. */
const silenceMs = 20_000;

const pictureMissing = 'The picture could not be made; the text is complete.';
const notFound = () => new DomainError('NOT_FOUND', 'This AI draft is not there any more.');

type Progress = Pick<StoredGeneration, 'outcome' | 'cancelledAt' | 'heartbeatAt'>;

/** How a request stands, whatever became of the process that worked on it. */
function outcomeOf({ outcome, cancelledAt, heartbeatAt }: Progress, now: Date): string {
  if (outcome !== runningOutcome) return outcome;
  if (cancelledAt) return 'cancelled';
  const isSilent = now.getTime() - (heartbeatAt?.getTime() ?? 0) > silenceMs;
  return isSilent ? 'brokenOff' : runningOutcome;
}

function isFailure(outcome: string): outcome is DraftFailure {
  return draftFailures.some((failure) => failure === outcome);
}

function resultOf(row: Pick<StoredGeneration, 'result'>): GeneratedPost | null {
  return generatedPostSchema.safeParse(row.result).data ?? null;
}

function onWire(row: StoredGeneration, now: Date, waiting: number): Generation {
  const { id, subject, title, text, createdAt } = row;
  const outcome = outcomeOf(row, now);
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
export async function startGeneration(
  deps: DraftDeps & Pick<Deps, 'background'>,
  admin: AdminIdentity,
  { subject, categoryId }: { subject: string; categoryId: number },
): Promise<Generation> {
  if (!deps.drafts.isConfigured) throw toDomainError('notConfigured');
  const now = deps.clock.now();
  const { adminId, label } = admin;
  const { model, imageModel } = deps.settings.ai;
  await closeEmptyGenerations(deps.db.prisma, adminId, now);
  const waiting = await countOpenGenerations(deps.db.prisma, adminId);
  const row = await insertRequest(deps.db.prisma, {
    ...{ actor: label, adminId, subject, categoryId, model, imageModel },
    heartbeatAt: now,
  });
  deps.background.start(async (signal) => {
    await runGeneration(deps, row.id, { signal, outcome: 'brokenOff' });
  });
  return onWire(row, now, waiting);
}

/** What this admin's generator shows: the newest draft that is under way, or neither saved nor discarded. */
export async function currentGeneration(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: AdminIdentity,
): Promise<Generation | null> {
  const [[row], count] = await Promise.all([
    findOpenGenerations(db.prisma, adminId, 1),
    countOpenGenerations(db.prisma, adminId),
  ]);
  return row ? onWire(row, clock.now(), count - 1) : null;
}

/** Changes a generation of this admin. @throws DomainError NOT_FOUND */
function change(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: AdminIdentity,
  id: number,
  decide: (
    row: NonNullable<Awaited<ReturnType<typeof lockGeneration>>>,
    now: Date,
    tx: Db,
  ) => Promise<void>,
): Promise<void> {
  return db.prisma.$transaction(async (tx) => {
    const row = await lockGeneration(tx, { id, adminId });
    if (!row) throw notFound();
    await decide(row, clock.now(), tx);
  });
}

/** Stops a draft under way; the process that writes it hears of it within a second. */
export function cancelGeneration(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, async (row, now, tx) => {
    const isRunning = outcomeOf(row, now) === runningOutcome;
    if (isRunning) await markGeneration(tx, id, { cancelledAt: now });
  });
}

/** Takes a draft out of the generator. It is kept, so that this can be undone. */
export function discardGeneration(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, async (row, now, tx) => {
    if (row.savedAt) throw notFound();
    const cancelledAt = outcomeOf(row, now) === runningOutcome ? { cancelledAt: now } : {};
    await markGeneration(tx, id, { discardedAt: row.discardedAt ?? now, ...cancelledAt });
  });
}

export function undiscardGeneration(deps: DraftDeps, admin: AdminIdentity, id: number) {
  return change(deps, admin, id, async (row, _now, tx) => {
    if (row.savedAt) throw notFound();
    await markGeneration(tx, id, { discardedAt: null });
  });
}

/**
 * Makes a draft post of what was generated. Sent twice it takes effect once.
 * @throws DomainError NOT_FOUND where there is no finished draft of this admin's.
 */
export async function saveGeneration(
  deps: EditorDeps & DraftDeps,
  admin: AdminIdentity,
  id: number,
): Promise<EditorPost> {
  const now = deps.clock.now();
  const { adminId } = admin;
  const postId = await deps.db.prisma.$transaction(async (tx) => {
    const row = await lockGeneration(tx, { id, adminId });
    if (row?.savedAt && row.postId) return row.postId;
    const result = row && resultOf(row);
    if (!row || !result || row.savedAt) throw notFound();
    const chosen = row.categoryId ?? defaultCategoryId;
    const categoryId = (await categoryExists(tx, chosen)) ? chosen : defaultCategoryId;
    // Somebody may have taken the slug while the draft was waiting.
    const slug = await availableSlug(tx, result.slug);
    const fields = { ...result, slug, categoryId, isPublished: 'false' as const };
    const post = await insertPost(deps, tx, admin, newPostColumns(fields, now), now);
    await markGeneration(tx, id, { savedAt: now, postId: post.id });
    return post.id;
  });
  await deps.contentBus.announce();
  return getEditorPost(deps, postId);
}

function toRequest(row: StoredRequest, now: Date, adminId: number): GenerationRequest {
  const { id, actor, subject, model, imageModel, durationMs, postId } = row;
  const { inputTokens, outputTokens, discardedAt, savedAt } = row;
  const outcome = outcomeOf(row, now);
  const isOurs = row.adminId === adminId;
  return {
    ...{ id, actor, subject, model, imageModel, outcome, durationMs, postId },
    ...{ inputTokens, outputTokens },
    createdAt: row.createdAt.toISOString(),
    canBringBack: isOurs && discardedAt !== null && savedAt === null && row.title !== '',
  };
}

/** The request log, newest first, whoever asked. */
export async function listGenerationRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: AdminIdentity,
  { page }: { page: number },
) {
  const [rows, total] = await Promise.all([
    findRequests(db.prisma, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countRequests(db.prisma),
  ]);
  const items = rows.map((row) => toRequest(row, clock.now(), adminId));
  return { items, total, page, pageSize: adminPageSize };
}

/** Requests for drafts, but for what a generator still holds. */
export function purgeAiRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeRequestsBefore(db.prisma, daysBefore(clock.now(), keptDays.aiRequests), mode);
}
