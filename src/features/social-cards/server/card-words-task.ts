import type { TextTask } from '../../../server/text-work/text-task.ts';
import type { SocialCard } from './card-words.ts';

/** Runs in a worker: layout blocks a thread, and the worker's end frees the memory. */
export const cardWords: TextTask<SocialCard, string> = {
  name: 'social-card-words',
  lane: 'pictures',
  timeoutMs: 8_000,
  isHeavy: true,
  load: async () => (await import('./card-words.ts')).drawWords,
};
