import type { Deps } from '../../../server/deps.ts';
import {
  type AnswerShape,
  estimateTokens,
  noUsage,
  type TokenUsage,
} from '../../../server/integrations/ai/ai.ts';
import type { AiPurpose } from '../../../shared/ai-purposes.ts';
import type { AiFailure } from '../ai.ts';
import { houseStyleInstructions } from './house-style/house-style.service.ts';
import { type Asker, endUsage, reserveUsage, type UsageOf } from './usage/ai-usage.service.ts';

export type AskDeps = Pick<Deps, 'db' | 'settings' | 'ai' | 'clock' | 'log' | 'textWork'>;

export interface Question {
  purpose: Exclude<AiPurpose, 'picture'>;
  asker: Asker;
  /** The text and the staged draft that the cost is counted for. */
  of?: UsageOf | undefined;
  /** Task for the model; the house style is added. */
  instructions: string;
  /** Untrusted input of the task, as all text of posts is. */
  text: string;
  /** JSON shape of the answer; plain text when left out. */
  shape?: AnswerShape;
  signal: AbortSignal;
}

interface Took {
  usage: TokenUsage;
  costMicros: number | null;
  durationMs: number;
}

/** Untrusted: the text is neither sanitized nor bounded. */
export type Answer = Took &
  ({ outcome: 'ok'; text: string; isCutShort: boolean } | { outcome: AiFailure; cause?: unknown });

export type Drawing = Took &
  ({ outcome: 'ok'; bytes: Buffer } | { outcome: AiFailure; cause?: unknown });

const nothing: Took = { usage: noUsage, costMicros: 0, durationMs: 0 };

/**
 * Asks the model in the house style, within the monthly budget. Yields the answer in pieces and returns its outcome and usage.
 * Throws only database errors, at the start.
 */
export async function* askModel(deps: AskDeps, question: Question): AsyncGenerator<string, Answer> {
  if (!deps.ai.isConfigured) return { outcome: 'notConfigured', ...nothing };
  const { purpose, asker, of, text, shape, signal } = question;
  const { model, maxOutputTokens } = deps.settings.ai;
  const style = await houseStyleInstructions(deps);
  const instructions = [question.instructions, style].filter(Boolean).join('\n\n');
  const most = {
    inputTokens: estimateTokens(instructions.length + text.length),
    outputTokens: maxOutputTokens,
  };
  const id = await reserveUsage(deps, { purpose, model, asker, of }, most);
  if (id === null) return { outcome: 'overMonth', ...nothing };
  const startedAtMs = performance.now();
  const writing = deps.ai.write({ instructions, text, shape }, signal);
  let step = await writing.next();
  while (!step.done) {
    yield step.value;
    step = await writing.next();
  }
  const durationMs = Math.round(performance.now() - startedAtMs);
  const { outcome, usage } = step.value;
  const { costMicros } = await endUsage(deps, id, { purpose, outcome, usage, durationMs });
  return { ...step.value, costMicros, durationMs };
}

export async function askForPicture(
  deps: AskDeps,
  { asker, prompt, signal }: { asker: Asker; prompt: string; signal: AbortSignal },
): Promise<Drawing> {
  const purpose = 'picture';
  const model = deps.settings.ai.imageModel;
  const most = { inputTokens: 0, outputTokens: 0 };
  const id = await reserveUsage(deps, { purpose, model, asker }, most);
  if (id === null) return { outcome: 'overMonth', ...nothing };
  const startedAtMs = performance.now();
  const drawn = await deps.ai.draw(prompt, signal);
  const durationMs = Math.round(performance.now() - startedAtMs);
  const { outcome, usage } = drawn;
  const { costMicros } = await endUsage(deps, id, { purpose, outcome, usage, durationMs });
  return { ...drawn, costMicros, durationMs };
}
