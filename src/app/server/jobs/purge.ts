import { purge as clearAway } from '../../../features/operations/server/retention.service.ts';
import type { Job } from './job.ts';

export const purge: Job<'purge'> = async (deps, { name }) => {
  await clearAway(deps, name);
};
