import { textTask } from '../../../server/text-work/text-task.ts';

/** Keys by which the claims of a post are recognized. */
export const claimKeysOfPost = textTask('claimKeysOfPost', async () => {
  const { claimKeysOf } = await import('./claim-keys.ts');
  return claimKeysOf;
});
