import { textTask } from '../../../server/text-work/text-task.ts';

/** Keys by which the facts of a post are recognized. */
export const factKeysOfPost = textTask('factKeysOfPost', async () => {
  const { factKeysOf } = await import('./fact-keys.ts');
  return factKeysOf;
});
