import { fileTask } from '../../../../server/text-work/text-task.ts';

/** Runs in a worker even for a short text: a rule of one line can repeat for ever. */
export const busyTimes = {
  ...fileTask('busyTimes', async () => (await import('./busy-times.ts')).busyTimesOf),
  isHeavy: true as const,
};
