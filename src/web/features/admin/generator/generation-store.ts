import { adminGeneratorContent } from '../../../../content/admin-work.ts';
import type { DraftEvent, DraftStage, GeneratedPost } from '../../../../shared/admin-drafts.ts';
import { defaultCategoryId } from '../../../../shared/blog.ts';
import { messageOf } from '../../../api/message-of.ts';

/**
 * The AI generator (specification, section 4): idle, generating, generated. It lives outside its tab, so that an
 * admin can work elsewhere in the admin area while a draft is written.
 */
export interface Generation {
  subject: string;
  categoryId: number;
  phase: 'idle' | 'generating' | 'generated';
  stage: DraftStage;
  startedAtMs: number;
  /** What has been written so far. */
  title: string;
  text: string;
  result: GeneratedPost | null;
  /** What is missing in the result; '' for nothing. */
  notice: string;
  /** Why the last try ended without a draft; '' for no such try. */
  failure: string;
}

const idle: Generation = {
  subject: '',
  categoryId: defaultCategoryId,
  phase: 'idle',
  stage: 'writing',
  startedAtMs: 0,
  title: '',
  text: '',
  result: null,
  notice: '',
  failure: '',
};

let current = idle;
let running: AbortController | null = null;
const listeners = new Set<() => void>();

function change(part: Partial<Generation>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

export function currentGeneration(): Generation {
  return current;
}

export function subscribeToGeneration(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setGenerationInput(input: Partial<Pick<Generation, 'subject' | 'categoryId'>>) {
  change(input);
}

/** Back to the beginning, also in the middle of a generation. */
export function clearGeneration(): void {
  running?.abort();
  running = null;
  change(idle);
}

/** Stops the generation; the subject stays. */
export function cancelGeneration(): void {
  running?.abort();
  running = null;
  change({ phase: 'idle', failure: adminGeneratorContent.cancelled });
}

function changeBy(event: DraftEvent): Partial<Generation> {
  switch (event.type) {
    case 'stage':
      return { stage: event.stage };
    case 'title':
      return { title: event.title };
    case 'text':
      return { text: current.text + event.append };
    case 'done':
      return { phase: 'generated', result: event.data, notice: event.notice };
    case 'failed':
      return { phase: 'idle', failure: event.message };
  }
}

export type GenerationOutcome =
  | { outcome: 'generated' | 'left' }
  /** `error` is what was thrown, or null where the stream itself told of the failure. */
  | { outcome: 'failed'; message: string; error: unknown };

/** Runs one generation to its end and tells how it ended; `left` when it was cancelled or cleared meanwhile. */
export async function generate(
  open: (subject: string, signal: AbortSignal) => Promise<AsyncIterable<DraftEvent>>,
): Promise<GenerationOutcome> {
  const controller = new AbortController();
  running?.abort();
  running = controller;
  const { subject, categoryId } = current;
  change({ ...idle, subject, categoryId, phase: 'generating', startedAtMs: performance.now() });
  const fallback = adminGeneratorContent.toasts.failed.description;
  const fail = (message: string, error: unknown): GenerationOutcome => {
    change({ phase: 'idle', failure: message });
    return { outcome: 'failed', message, error };
  };
  try {
    for await (const event of await open(subject.trim(), controller.signal)) {
      if (running !== controller) return { outcome: 'left' };
      change(changeBy(event));
      if (event.type === 'done') return { outcome: 'generated' };
      if (event.type === 'failed') return fail(event.message || fallback, null);
    }
    return running === controller ? fail(fallback, null) : { outcome: 'left' };
  } catch (error) {
    return running === controller ? fail(messageOf(error, fallback), error) : { outcome: 'left' };
  }
}
