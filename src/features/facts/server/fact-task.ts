import { textTask } from '../../../server/text-work/text-task.ts';

export const factKeysOfText = textTask('factKeysOfText', async () => {
  const { factKeysOf } = await import('./fact-keys.ts');
  return factKeysOf;
});
