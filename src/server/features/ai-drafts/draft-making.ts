import type { DraftFailure, GeneratedPost } from '../../../shared/ai-drafts.ts';
import type { Deps } from '../../deps.ts';
import { noUsage, type TokenUsage } from '../../integrations/ai-drafts/drafts.ts';
import { storePicture } from '../media/media.service.ts';
import { availableSlug } from '../posts/editing/post-list.service.ts';
import { takeDraft } from './draft-budget.ts';
import type { DraftProgress } from './draft-progress.ts';
import { picturePrompt, toGeneratedPost, writingInstructions } from './draft-text.ts';
import { DraftPreview } from './partial-draft.ts';

export type DraftDeps = Pick<
  Deps,
  'db' | 'settings' | 'drafts' | 'rateLimits' | 'mediaStore' | 'log' | 'clock' | 'lines'
>;

export interface DraftRequest {
  subject: string;
  /** Who the stored picture belongs to. */
  ownerId: number | null;
  signal: AbortSignal;
}

export type MadeDraft = { usage: TokenUsage } & (
  | { outcome: 'ok' | 'ok, no picture'; post: GeneratedPost }
  | { outcome: DraftFailure }
);

/** Writes a draft and has its picture drawn, telling what happens meanwhile; nothing is thrown and no post is saved. */
export async function* makeDraft(
  deps: DraftDeps,
  request: DraftRequest,
): AsyncGenerator<DraftProgress, MadeDraft> {
  let usage = noUsage;
  try {
    if (!(await takeDraft(deps))) return { outcome: 'overBudget', usage };
    const written = yield* write(deps, request);
    usage = written.usage;
    if (written.outcome !== 'ok') {
      deps.log.warn({ err: written.cause, outcome: written.outcome }, 'an AI draft failed');
      return { outcome: written.outcome, usage };
    }
    const post = toGeneratedPost(written.draft);
    if (!post) return { outcome: 'malformed', usage };
    yield { type: 'stage', stage: 'illustrating' };
    const picture = await deps.drafts.draw(picturePrompt(written.draft), request.signal);
    if (request.signal.aborted) return { outcome: 'cancelled', usage };
    yield { type: 'stage', stage: 'saving' };
    if (picture.outcome !== 'ok') {
      deps.log.warn(
        { err: picture.cause, outcome: picture.outcome },
        'the picture of an AI draft could not be made',
      );
    }
    const isDrawn = picture.outcome === 'ok';
    const imageUrl = isDrawn ? await keepPicture(deps, request, picture.bytes) : '';
    const slug = await availableSlug(deps.db.prisma, post.slug);
    const outcome = imageUrl ? 'ok' : 'ok, no picture';
    return { outcome, usage, post: { ...post, slug, imageUrl } };
  } catch (error) {
    deps.log.error({ err: error }, 'making an AI draft failed');
    return { outcome: 'unavailable', usage };
  }
}

async function* write(deps: DraftDeps, { subject, signal }: DraftRequest) {
  const writing = deps.drafts.write({ instructions: writingInstructions, subject }, signal);
  const preview = new DraftPreview();
  let step = await writing.next();
  while (!step.done) {
    yield* preview.add(step.value);
    step = await writing.next();
  }
  return step.value;
}

/** A picture that cannot be used never costs the text. */
async function keepPicture(
  deps: DraftDeps,
  { ownerId }: DraftRequest,
  bytes: Buffer,
): Promise<string> {
  try {
    return (await storePicture(deps, { kind: 'generatedImage', bytes, ownerId })).url;
  } catch (error) {
    deps.log.warn({ err: error }, 'the picture of an AI draft could not be stored');
    return '';
  }
}
