import type { TextTask } from '../../../server/text-work/text-task.ts';
import type { SocialCard } from './card-words.ts';

/** The words of a card as SVG. Setting them keeps a thread busy, and what it takes is given back with the thread. */
export const cardWords: TextTask<SocialCard, string> = {
  name: 'social-card-words',
  lane: 'pictures',
  timeoutMs: 8_000,
  isHeavy: true,
  load: async () => (await import('./card-words.ts')).drawWords,
};
