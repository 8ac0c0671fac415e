import { textTask } from '../../../server/text-work/text-task.ts';

export const factKeysOfPost = textTask('factKeysOfPost', async () => {
  const { factKeysOf } = await import('./fact-keys.ts');
  return factKeysOf;
});
