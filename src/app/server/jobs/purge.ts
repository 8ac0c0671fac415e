import { purge as clearAway } from '../../../features/operations/server/retention.service.ts';
import type { Job } from './job.ts';

/** Clears one kind of thing away that is kept no longer. */
export const purge: Job<'purge'> = async (deps, { name }) => {
  await clearAway(deps, name);
};
