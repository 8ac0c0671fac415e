import { textTask } from '../../../../server/text-work/text-task.ts';

/** A post of what a model wrote; null where nothing usable is left. */
export const generatedPost = textTask('generatedPost', async () => {
  const { toGeneratedPost } = await import('./draft-text.ts');
  return toGeneratedPost;
});

/** Reads the fields that unfinished JSON already holds. */
export const arrivedFields = textTask('arrivedFields', async () => {
  const { readArrived } = await import('./partial-draft.ts');
  return readArrived;
});

/** All of them, for the worker. */
export const draftTextTasks = [generatedPost, arrivedFields] as const;
