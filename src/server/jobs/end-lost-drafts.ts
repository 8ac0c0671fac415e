import { endLostAiDrafts } from '../features/ai-drafts/ai-drafts.service.ts';
import type { Job } from './job.ts';

/** Says of drafts that nobody will finish that they are broken off. */
export const endLostDrafts: Job<'endLostDrafts'> = (deps) => endLostAiDrafts(deps);
