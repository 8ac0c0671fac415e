import { endLostAiDrafts } from '../../../features/generator/server/drafts/ai-drafts.service.ts';
import { endLostStages } from '../../../features/generator/server/stages/staged-drafts.service.ts';
import type { Job } from './job.ts';

/** Says of drafts, and of stages of them, that nobody will finish that they are broken off. */
export const endLostDrafts: Job<'endLostDrafts'> = async (deps) => {
  await endLostAiDrafts(deps);
  await endLostStages(deps);
};
