import { writeStage as writeStagedStep } from '../../../features/generator/server/stages/staged-drafts.service.ts';
import type { Job } from './job.ts';

export const writeStage: Job<'writeStage'> = (deps, { stepId }, run) =>
  writeStagedStep(deps, stepId, run);
