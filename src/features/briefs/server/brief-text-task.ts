import type { TextTask } from '../../../server/text-work/text-task.ts';
import type { SentText } from './brief-text.ts';

/** Heavy: finding phone numbers takes a tenth of a second per request, and a developer has many requests. */
export const shownBriefText: TextTask<SentText, string> = {
  name: 'shownBriefText',
  lane: 'people',
  timeoutMs: 8_000,
  isHeavy: true,
  load: async () => (await import('./brief-text.ts')).briefText,
};
