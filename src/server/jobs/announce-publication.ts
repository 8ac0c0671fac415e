import type { Job } from './job.ts';

/** Drops the pages that still hide a post which has just become public. */
export const announcePublication: Job<'announcePublication'> = async ({ contentBus }) => {
  await contentBus.announce();
};
