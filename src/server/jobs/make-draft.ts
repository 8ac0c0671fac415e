import { makeGeneration } from '../features/ai/generations.service.ts';
import type { Job } from './job.ts';

/** Makes an AI draft. */
export const makeDraft: Job<'makeDraft'> = (deps, { generationId }, run) =>
  makeGeneration(deps, generationId, run);
