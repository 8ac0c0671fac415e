import type { z } from 'zod';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { withSetting } from '../../../../shared/limits/limit.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { findUsableDocument } from '../../../documents/server/document-access.ts';
import { recordProvenance } from '../../../posts/server/provenance/provenance.service.ts';
import type { acceptanceSchema, Suggestion, SuggestionInput } from '../../suggestions.ts';
import { houseStyleContent } from '../../words/house-style.ts';
import { toDomainError } from '../ai-outcomes.ts';
import { type Answer, type AskDeps, askModel } from '../ask-model.service.ts';
import { type Made, runModel, type Work } from '../runs/model-run.service.ts';
import {
  findRunByKey,
  insertRun,
  noProgress,
  purgeKeyedBefore,
} from '../runs/model-runs.queries.ts';
import { failureOf } from '../runs/run-state.ts';
import type { Asker, UsageOf } from '../usage/ai-usage.service.ts';
import { knownAddresses } from './known-addresses.ts';
import type { CleanAnswer } from './suggestion-answers.ts';
import {
  type Asked,
  askAboutPassage,
  askForAltTexts,
  askForLinks,
  askForTexts,
} from './suggestion-questions.ts';
import {
  answeredAltTexts,
  answeredLinks,
  answeredPassage,
  answeredTexts,
  piecesOfPost,
} from './suggestion-tasks.ts';

type SuggestionDeps = AskDeps & Pick<Deps, 'rateLimits' | 'textWork' | 'listedPages' | 'content'>;

const { suggestions: words } = houseStyleContent;

interface Task extends Asked {
  clean(answer: string): Promise<CleanAnswer | null>;
}

/** @throws DomainError BAD_REQUEST when there is nothing to ask about */
async function taskOf(deps: SuggestionDeps, input: SuggestionInput): Promise<Task> {
  const { textWork } = deps;
  if (input.kind === 'passage') {
    const { passage } = input;
    return {
      ...askAboutPassage(siteIdentityOf(deps.content).brand, input),
      clean: (answer) => textWork.run(answeredPassage, { answer, passage }),
    };
  }
  const { title, purpose } = input;
  const { text, pictures } = await textWork.run(piecesOfPost, input.content);
  if (input.kind === 'texts') {
    if (text === '') throw new DomainError('BAD_REQUEST', words.noText);
    return {
      ...askForTexts(siteIdentityOf(deps.content).brand, input.purpose, title, text),
      clean: (answer) => textWork.run(answeredTexts, { answer, purpose: input.purpose }),
    };
  }
  if (purpose === 'altTexts') {
    if (pictures.length === 0) throw new DomainError('BAD_REQUEST', words.noPictures);
    return {
      ...askForAltTexts(siteIdentityOf(deps.content).brand, title, pictures),
      clean: (answer) => textWork.run(answeredAltTexts, { answer, pictures }),
    };
  }
  if (text === '') throw new DomainError('BAD_REQUEST', words.noText);
  const addresses = await knownAddresses(deps, input.slug);
  return {
    ...askForLinks(siteIdentityOf(deps.content).brand, title, text, addresses),
    clean: (answer) => textWork.run(answeredLinks, { answer, text, addresses }),
  };
}

async function takeSuggestion({ rateLimits, settings }: SuggestionDeps): Promise<void> {
  await rateLimits.consume(
    withSetting(counters['ai-suggestions-day'], settings.ai.dailyBudget),
    'site',
  );
}

type Answered = Made & { answer: Answer };

function suggestionWork(
  deps: SuggestionDeps,
  {
    task,
    asker,
    purpose,
    of,
  }: { task: Task; asker: Asker; purpose: SuggestionInput['purpose']; of: UsageOf },
): Work<Answered> {
  let arrived = '';
  const withoutNul = (text: string) => text.replaceAll('\0', '');
  return {
    progress: () => ({ ...noProgress, text: withoutNul(arrived) }),
    async make(signal) {
      const asking = askModel(deps, { ...task, purpose, asker, of, signal });
      let step = await asking.next();
      while (!step.done) {
        arrived += step.value;
        step = await asking.next();
      }
      const { outcome, usage, costMicros } = step.value;
      return { outcome, usage, costMicros, answer: step.value };
    },
  };
}

/**
 * Asks the model for a suggestion without changing the post. A disconnect cancels it.
 * @throws DomainError by the outcome, NOT_FOUND for a post of somebody else
 */
export async function suggest(
  deps: SuggestionDeps,
  admin: AdminIdentity,
  input: SuggestionInput,
  signal: AbortSignal,
): Promise<Suggestion> {
  if (!deps.ai.isConfigured) throw toDomainError('notConfigured');
  const document = input.post && (await findUsableDocument(deps.db.prisma, admin, input.post));
  const task = await taskOf(deps, input);
  await takeSuggestion(deps);
  const { model } = deps.settings.ai;
  const { purpose } = input;
  const { adminId, label: actor } = admin;
  const run = { key: input.id, purpose, actor, adminId, model, heartbeatAt: deps.clock.now() };
  const id = await insertRun(deps.db.prisma, run);
  if (id === null) throw new DomainError('CONFLICT', words.askedBefore);
  const of = { documentId: document?.id ?? null, stagedDraftId: null };
  const work = suggestionWork(deps, { task, purpose, of, asker: { label: actor, adminId } });
  const made = await runModel(deps, id, { signal, outcome: 'cancelled' }, () => work);
  const answered = made && 'answer' in made ? made.answer : null;
  if (answered?.outcome !== 'ok') {
    const outcome = failureOf(answered?.outcome ?? 'cancelled') ?? 'unavailable';
    deps.log.warn({ err: answered?.cause, outcome }, 'a suggestion failed');
    throw toDomainError(outcome, words.failures[outcome]);
  }
  if (answered.isCutShort) throw toDomainError('tooLarge', words.cutShort);
  const cleaned = await task.clean(answered.text).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'BAD_REQUEST') throw error;
    deps.log.warn({ err: error }, 'what a model suggested could not be read');
    return null;
  });
  if (!cleaned) throw toDomainError('malformed', words.failures.malformed);
  const { usage, costMicros, durationMs } = answered;
  return { ...cleaned, model, ...usage, costMicros, durationMs };
}

export async function suggestionProgress(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
  id: string,
): Promise<{ text: string }> {
  const found = await findRunByKey(db.prisma, { key: id, adminId });
  return { text: found?.text ?? '' };
}

/**
 * Records that a suggestion, or a part of it, was accepted into a post.
 * @throws DomainError NOT_FOUND
 */
export async function acceptSuggestion(
  deps: Pick<Deps, 'db' | 'clock' | 'contentBus'>,
  admin: AdminIdentity,
  { id, post, wordCount, characterCount }: z.output<typeof acceptanceSchema>,
): Promise<void> {
  const found = await findRunByKey(deps.db.prisma, { key: id, adminId: admin.adminId });
  if (found?.outcome !== 'ok') throw new DomainError('NOT_FOUND', words.gone);
  const { purpose, model, text, createdAt: writtenAt } = found;
  await recordProvenance(deps, admin, post, {
    ...{ purpose, model, writtenAt },
    wordCount: Math.min(wordCount, text.length),
    characterCount: Math.min(characterCount, text.length),
  });
}

export function purgeSuggestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeKeyedBefore(db.prisma, daysBefore(clock.now(), keptDays.aiSuggestions), mode);
}
