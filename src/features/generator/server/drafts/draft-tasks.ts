import { textTask } from '../../../../server/text-work/text-task.ts';

/** Returns null when nothing usable is left. */
export const generatedPost = textTask('generatedPost', async () => {
  const { toGeneratedPost } = await import('./draft-text.ts');
  return toGeneratedPost;
});

/** Parses the fields of incomplete JSON. */
export const arrivedFields = textTask('arrivedFields', async () => {
  const { readArrived } = await import('./partial-draft.ts');
  return readArrived;
});

/** Tasks registered in the worker. */
export const draftTextTasks = [generatedPost, arrivedFields] as const;
