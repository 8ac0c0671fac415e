import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { noUsage, readShaped, type TokenUsage } from '../../../../server/integrations/ai/ai.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { titleSuffixOf } from '../../../../shared/content/texts/title-suffix.ts';
import { withSetting } from '../../../../shared/limits/limit.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { storePicture } from '../../../media/server/media.service.ts';
import { availableSlug } from '../../../posts/server/changes/post-creation.service.ts';
import type { AiFailure } from '../../ai.ts';
import type { DraftStage, GeneratedPost } from '../../ai-drafts.ts';
import { askForPicture, askModel } from '../ask-model.service.ts';
import type { Asker } from '../usage/ai-usage.service.ts';
import { draftSchema, type RawDraft } from './draft-shape.ts';
import { arrivedFields, generatedPost } from './draft-tasks.ts';
import { picturePrompt, writingInstructions } from './draft-text.ts';

export type DraftDeps = Pick<
  Deps,
  | 'db'
  | 'content'
  | 'settings'
  | 'ai'
  | 'rateLimits'
  | 'mediaStore'
  | 'log'
  | 'clock'
  | 'lines'
  | 'textWork'
>;

export interface DraftRequest {
  subject: string;
  /** Also the owner of the stored picture. */
  asker: Asker;
  signal: AbortSignal;
}

export type MadeDraft = { usage: TokenUsage } & (
  | { outcome: 'ok' | 'okWithoutPicture'; result: GeneratedPost }
  | { outcome: AiFailure; result?: never }
);

/** Writes a draft with its picture and yields progress. Never throws and saves no post. */
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
    const draft = readShaped(draftSchema, written.text);
    const post = draft && (await readPost(deps, draft));
    if (!post) return { outcome: 'malformed', usage };
    yield { type: 'stage', stage: 'illustrating' };
    const { asker, signal } = request;
    const prompt = picturePrompt(draft);
    const picture = await askForPicture(deps, { asker, prompt, signal });
    if (signal.aborted) return { outcome: 'cancelled', usage };
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
    const outcome = imageUrl ? 'ok' : 'okWithoutPicture';
    return { outcome, usage, result: { ...post, slug, imageUrl } };
  } catch (error) {
    deps.log.error({ err: error }, 'making an AI draft failed');
    return { outcome: 'unavailable', usage };
  }
}

/** Treats a text that cannot be parsed as unusable. */
async function readPost(
  { textWork, log, content }: DraftDeps,
  draft: RawDraft,
): Promise<GeneratedPost | null> {
  try {
    return await textWork.run(generatedPost, {
      ...draft,
      titleSuffix: titleSuffixOf(siteIdentityOf(content)),
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'BAD_REQUEST') throw error;
    log.warn({ err: error }, 'what a model wrote could not be read');
    return null;
  }
}

async function* write(deps: DraftDeps, { subject, asker, signal }: DraftRequest) {
  const shape = { name: 'blog_post', schema: draftSchema };
  const question = {
    instructions: writingInstructions(siteIdentityOf(deps.content).brand),
    text: subject,
    shape,
    asker,
    signal,
  };
  const writing = askModel(deps, { purpose: 'draft', ...question });
  const preview = new DraftPreview(deps);
  let step = await writing.next();
  while (!step.done) {
    yield* preview.add(step.value);
    step = await writing.next();
  }
  return step.value;
}

/** Keeps the text when the picture is unusable. */
async function keepPicture(
  deps: DraftDeps,
  { asker: { adminId } }: DraftRequest,
  bytes: Buffer,
): Promise<string> {
  try {
    return (await storePicture(deps, { kind: 'generatedImage', bytes, adminId })).url;
  } catch (error) {
    deps.log.warn({ err: error }, 'the picture of an AI draft could not be stored');
    return '';
  }
}

/** New JSON characters between two previews. Grows with the length, because each preview parses from the start. */
const previewStep = (length: number) => Math.max(160, length / 20);

class DraftPreview {
  private json = '';
  private seenLength = 0;
  private title = '';
  private text = '';

  constructor(private readonly deps: Pick<Deps, 'textWork'>) {}

  async *add(piece: string): AsyncGenerator<DraftProgress> {
    this.json += piece;
    if (this.json.length - this.seenLength < previewStep(this.seenLength)) return;
    this.seenLength = this.json.length;
    const { title, text } = await this.deps.textWork.run(arrivedFields, this.json);
    if (title !== this.title) {
      this.title = title;
      yield { type: 'title', title };
    }
    if (text.length > this.text.length && text.startsWith(this.text)) {
      yield { type: 'text', append: text.slice(this.text.length) };
      this.text = text;
    }
  }
}

export type DraftProgress =
  | { type: 'stage'; stage: DraftStage }
  /** Replaces the previous title. */
  | { type: 'title'; title: string }
  | { type: 'text'; append: string };

type BudgetDeps = Pick<Deps, 'settings' | 'ai' | 'rateLimits'>;

const wholeSite = 'site';

function dailyBudget({ settings }: BudgetDeps) {
  return withSetting(counters['ai-drafts-day'], settings.ai.dailyBudget);
}

/**
 * Consumes one draft of the daily budget.
 * @returns false when none is left
 */
export async function takeDraft(deps: BudgetDeps): Promise<boolean> {
  if (!deps.ai.isConfigured) return true;
  try {
    await deps.rateLimits.consume(dailyBudget(deps), wholeSite);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Returns the used part of the daily budget; refused requests are not counted. */
export async function draftBudget(deps: BudgetDeps): Promise<{ used: number; limit: number }> {
  const budget = dailyBudget(deps);
  const asked = await deps.rateLimits.count(budget, wholeSite);
  return { used: Math.min(asked, budget.limit), limit: budget.limit };
}
