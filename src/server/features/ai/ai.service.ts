import type {
  DraftEvent,
  DraftFailure,
  GeneratedPost,
  GeneratorStatus,
} from '../../../shared/admin-drafts.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import type { TokenUsage } from '../../integrations/drafts.ts';
import type { RateLimitRule } from '../../rate-limits.ts';
import { recordActivity } from '../activity/activity.service.ts';
import type { AdminIdentity } from '../admin/identity.service.ts';
import { availableSlug } from '../editor/post-list.service.ts';
import { storePicture } from '../media/media.service.ts';
import { insertGeneration } from './ai.queries.ts';
import { picturePrompt, toGeneratedPost, writingInstructions } from './draft-text.ts';
import { notConfiguredMessage, toDomainError } from './outcomes.ts';
import { DraftPreview } from './partial-draft.ts';

type AiDeps = Pick<
  Deps,
  'db' | 'settings' | 'drafts' | 'rateLimits' | 'mediaStore' | 'log' | 'clock'
>;

interface Request {
  subject: string;
  admin: AdminIdentity;
  signal: AbortSignal;
}

function dailyBudget({ settings }: AiDeps): RateLimitRule {
  return {
    name: 'ai-drafts-day',
    points: settings.ai.dailyBudget,
    durationSeconds: 24 * 60 * 60,
    message: toDomainError('overBudget').message,
  };
}

export function generatorStatus({ settings, drafts }: AiDeps): GeneratorStatus {
  const { model, imageModel } = settings.ai;
  const { isConfigured } = drafts;
  return { isConfigured, model, imageModel, hint: isConfigured ? '' : notConfiguredMessage };
}

/** What the whole request came to, for the request log. */
interface Tally {
  outcome: string;
  usage: TokenUsage;
}

/**
 * Writes a draft and has its picture drawn, telling what happens meanwhile. The last event is `done` or `failed`;
 * nothing is thrown, because a stream that has begun has no other way to tell. Nothing is saved as a post here.
 * Every request, also a failed one, leaves a row in the request log.
 */
export async function* streamDraft(deps: AiDeps, request: Request): AsyncGenerator<DraftEvent> {
  const startedAtMs = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAtMs);
  const tally: Tally = { outcome: 'cancelled', usage: { inputTokens: 0, outputTokens: 0 } };
  // Stops the service's stream when nobody takes events any more.
  const left = new AbortController();
  const signal = AbortSignal.any([request.signal, left.signal]);
  try {
    if (await isOverBudget(deps)) yield failure(deps, tally, 'overBudget');
    else yield* makeDraft(deps, { ...request, signal }, tally, elapsedMs);
  } catch (error) {
    deps.log.error({ err: error }, 'making an AI draft failed');
    yield failure(deps, tally, 'unavailable');
  } finally {
    left.abort();
    await noteRequest(deps, request, tally, elapsedMs());
  }
}

async function isOverBudget(deps: AiDeps): Promise<boolean> {
  if (!deps.drafts.isConfigured) return false;
  try {
    await deps.rateLimits.consume(dailyBudget(deps), 'site');
    return false;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
}

function failure(deps: AiDeps, tally: Tally, outcome: DraftFailure, cause?: unknown): DraftEvent {
  tally.outcome = outcome;
  if (cause !== undefined) deps.log.warn({ err: cause, outcome }, 'an AI draft failed');
  return { type: 'failed', outcome, message: toDomainError(outcome).message };
}

/** In the words of the activity log; the request log keeps the outcome itself. */
function activityOf(outcome: string): string {
  if (outcome.startsWith('ok')) return 'generated';
  return outcome === 'cancelled' ? 'cancelled' : 'failed to generate';
}

async function noteRequest(
  deps: AiDeps,
  { subject, admin }: Request,
  { outcome, usage }: Tally,
  durationMs: number,
): Promise<void> {
  const { model, imageModel } = deps.settings.ai;
  try {
    await insertGeneration(deps.db.prisma, {
      actor: admin.label,
      subject,
      model,
      imageModel,
      outcome,
      durationMs,
      ...usage,
    });
    await recordActivity(deps.db.prisma, {
      actor: admin.label,
      action: activityOf(outcome),
      targetType: 'AI draft',
      summary: subject,
    });
  } catch (error) {
    deps.log.error({ err: error }, 'the log of AI requests could not be written');
  }
}

async function* makeDraft(
  deps: AiDeps,
  request: Request,
  tally: Tally,
  elapsedMs: () => number,
): AsyncGenerator<DraftEvent> {
  yield { type: 'stage', stage: 'writing', elapsedMs: elapsedMs() };
  const writing = deps.drafts.write(
    { instructions: writingInstructions, subject: request.subject },
    request.signal,
  );
  const preview = new DraftPreview();
  let step = await writing.next();
  while (!step.done) {
    yield* preview.add(step.value);
    step = await writing.next();
  }
  const written = step.value;
  tally.usage = written.usage;
  if (written.outcome !== 'ok') {
    yield failure(deps, tally, written.outcome, written.cause);
    return;
  }
  const post = toGeneratedPost(written.draft);
  if (!post) {
    yield failure(deps, tally, 'malformed');
    return;
  }

  yield { type: 'stage', stage: 'illustrating', elapsedMs: elapsedMs() };
  const picture = await deps.drafts.draw(picturePrompt(written.draft), request.signal);
  if (request.signal.aborted) {
    yield failure(deps, tally, 'cancelled');
    return;
  }
  yield { type: 'stage', stage: 'saving', elapsedMs: elapsedMs() };
  const imageUrl = picture.outcome === 'ok' ? await keepPicture(deps, request, picture.bytes) : '';
  if (picture.outcome !== 'ok') {
    deps.log.warn(
      { err: picture.cause, outcome: picture.outcome },
      'the picture of an AI draft could not be made',
    );
  }
  tally.outcome = imageUrl ? 'ok' : 'ok, no picture';
  const slug = await availableSlug(deps, post.slug);
  yield {
    type: 'done',
    data: { ...post, slug, imageUrl },
    notice: imageUrl ? '' : 'The picture could not be made; the text is complete.',
    elapsedMs: elapsedMs(),
  };
}

/** A picture that cannot be used never costs the text. */
async function keepPicture(deps: AiDeps, { admin }: Request, bytes: Buffer): Promise<string> {
  try {
    const kind = 'generatedImage';
    return (await storePicture(deps, { kind, bytes, ownerId: admin.adminId })).url;
  } catch (error) {
    deps.log.warn({ err: error }, 'the picture of an AI draft could not be stored');
    return '';
  }
}

/** The same in one answer, for callers that wait. @throws DomainError by the outcome. */
export async function generateDraft(deps: AiDeps, request: Request): Promise<GeneratedPost> {
  for await (const event of streamDraft(deps, request)) {
    if (event.type === 'done') return event.data;
    if (event.type === 'failed') throw toDomainError(event.outcome);
  }
  throw toDomainError('unavailable');
}
