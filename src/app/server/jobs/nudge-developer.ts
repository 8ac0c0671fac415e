import { nudgeDeveloper as nudge } from '../../../features/messages/server/nudges/nudges.service.ts';
import type { Job } from './job.ts';

export const nudgeDeveloper: Job<'nudgeDeveloper'> = (deps, { developerId }) =>
  nudge(deps, developerId);
