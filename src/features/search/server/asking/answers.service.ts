import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../../server/deps.ts';
import { readShaped } from '../../../../server/integrations/ai/ai.ts';
import { addressGroup, networkGroup } from '../../../../server/limits/client-address.ts';
import type { PublishedContent } from '../../../../server/published-content.ts';
import { withSetting } from '../../../../shared/limits/limit.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { daySeconds } from '../../../../shared/time/durations.ts';
import type { AiFailure } from '../../../generator/ai.ts';
import { toDomainError } from '../../../generator/server/ai-outcomes.ts';
import { type AskDeps, askModel } from '../../../generator/server/ask-model.service.ts';
import type { Answer, Passage } from '../../asking.ts';
import { askWords } from '../../words/asking.ts';
import { answerInstructions, checkedSentences, writtenAnswerSchema } from './answer-task.ts';
import { type Asking, cleanQuestion, findPassages, type PassageDeps } from './passages.service.ts';

type AnswerDeps = AskDeps & PassageDeps & Pick<Deps, 'rateLimits'>;
type Sentences = Answer['sentences'];

/** Nobody waits longer in front of a page. */
const answerTimeoutMs = 30_000;
const asker = { label: 'visitor', adminId: null };

/** Answers by a hash of question and passages: questions are kept nowhere in clear (security row 93). */
const answersOf = new WeakMap<PublishedContent, LRUCache<string, Sentences>>();

function keptAnswers(content: PublishedContent): LRUCache<string, Sentences> {
  const kept = answersOf.get(content) ?? new LRUCache({ max: 500, ttl: daySeconds * 1000 });
  answersOf.set(content, kept);
  return kept;
}

function failure(outcome: AiFailure) {
  const { failures } = askWords;
  if (outcome === 'refused') return toDomainError(outcome, failures.declined);
  if (outcome === 'overMonth') return toDomainError(outcome, failures.overMonth);
  if (outcome === 'notConfigured') return toDomainError(outcome, failures.off);
  return toDomainError(outcome, outcome === 'timeout' ? failures.late : failures.failed);
}

async function countAsking({ rateLimits, settings }: AnswerDeps, ip: string): Promise<void> {
  const beyond = await rateLimits.recordInTurn([
    { limit: counters['answer-address'], key: addressGroup(ip) },
    { limit: counters['answer-network'], key: networkGroup(ip) },
    { limit: withSetting(counters['answer-site'], settings.ai.dailyBudget), key: 'all' },
  ]);
  if (beyond) throw beyond.refusal;
}

async function askNow(
  deps: AnswerDeps,
  { text, passages, signal }: { text: string; passages: readonly Passage[]; signal: AbortSignal },
): Promise<Sentences> {
  const timeOut = AbortSignal.timeout(answerTimeoutMs);
  const asking = askModel(deps, {
    ...{ purpose: 'answer', asker, instructions: answerInstructions, text },
    shape: { name: 'answer', schema: writtenAnswerSchema },
    signal: AbortSignal.any([signal, timeOut]),
  });
  let step = await asking.next();
  while (!step.done) step = await asking.next();
  const answer = step.value;
  if (answer.outcome !== 'ok') throw failure(timeOut.aborted ? 'timeout' : answer.outcome);
  const written = answer.isCutShort ? null : readShaped(writtenAnswerSchema, answer.text);
  if (!written) throw failure('malformed');
  return checkedSentences(written, passages);
}

/**
 * Answers a question from passages of the site alone. The same question and the same passages have the same answer.
 * @throws DomainError when limits, budget or the model refuse
 */
export async function answerQuestion(
  deps: AnswerDeps,
  asked: string,
  { signal, ...asking }: Asking & { signal: AbortSignal },
): Promise<Answer> {
  if (!deps.ai.isConfigured) throw failure('notConfigured');
  const { passages } = await findPassages(deps, asked, asking);
  if (passages.length === 0) return { sentences: [], passages };
  const question = cleanQuestion(asked);
  const numbered = passages.map(({ page, heading, text }, index) => ({
    ...{ number: index + 1, page, heading, text },
  }));
  const text = JSON.stringify({ question, passages: numbered });
  const { model } = deps.settings.ai;
  const key = createHash('sha256').update(`${model}\n${text.toLowerCase()}`).digest('base64');
  const kept = keptAnswers(deps.content);
  const known = kept.get(key);
  if (known) return { sentences: known, passages };
  const release = deps.lines.answers.take({ ip: asking.ip });
  try {
    await countAsking(deps, asking.ip);
    const sentences = await askNow(deps, { text, passages, signal });
    kept.set(key, sentences);
    return { sentences, passages };
  } finally {
    release();
  }
}
