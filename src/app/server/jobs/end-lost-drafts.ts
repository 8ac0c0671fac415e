import { endLostAiDrafts } from '../../../features/generator/server/drafts/ai-drafts.service.ts';
import { endLostStages } from '../../../features/generator/server/stages/staged-drafts.service.ts';
import type { Job } from './job.ts';

/** Marks AI drafts and stages as failed when no process works on them anymore. */
export const endLostDrafts: Job<'endLostDrafts'> = async (deps) => {
  await endLostAiDrafts(deps);
  await endLostStages(deps);
};
