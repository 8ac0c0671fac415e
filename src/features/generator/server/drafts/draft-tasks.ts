import { textTask } from '../../../../server/text-work/text-task.ts';

export const generatedPost = textTask('generatedPost', async () => {
  const { toGeneratedPost } = await import('./draft-text.ts');
  return toGeneratedPost;
});

export const arrivedFields = textTask('arrivedFields', async () => {
  const { readArrived } = await import('./partial-draft.ts');
  return readArrived;
});

export const draftTextTasks = [generatedPost, arrivedFields] as const;
