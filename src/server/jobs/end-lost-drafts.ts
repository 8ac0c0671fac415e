import { endLostGenerations } from '../features/ai/generations.service.ts';
import type { Job } from './job.ts';

/** Says of drafts that nobody will finish that they are broken off. */
export const endLostDrafts: Job<'endLostDrafts'> = (deps) => endLostGenerations(deps);
