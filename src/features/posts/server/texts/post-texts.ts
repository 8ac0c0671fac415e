import { textTask } from '../../../../server/text-work/text-task.ts';

export const sanitizedPost = textTask('sanitizedPost', async () => {
  const { sanitizePostHtml } = await import('./post-html.ts');
  return sanitizePostHtml;
});

export const servedPost = textTask('servedPost', async () => {
  const { servedPostHtml } = await import('./post-html.ts');
  return servedPostHtml;
});

export const editedPost = textTask('editedPost', async () => {
  const { editedPostHtml } = await import('./post-html.ts');
  return editedPostHtml;
});

export const wordsOfPost = textTask('wordsOfPost', async () => {
  const { postWords } = await import('./post-words.ts');
  return postWords;
});

export const removedFromPost = textTask('removedFromPost', async () => {
  const { removedMarkup } = await import('./removed-markup.ts');
  return removedMarkup;
});

export const inlinePictureSources = textTask('inlinePictureSources', async () => {
  const { inlineSources } = await import('./inline-sources.ts');
  return inlineSources;
});

export const sizeOfPost = textTask('sizeOfPost', async () => {
  const { postSize } = await import('./post-line.ts');
  return postSize;
});

export const lineOfPost = textTask('lineOfPost', async () => {
  const { postLine } = await import('./post-line.ts');
  return postLine;
});

export const postTextTasks = [
  sanitizedPost,
  servedPost,
  editedPost,
  wordsOfPost,
  removedFromPost,
  inlinePictureSources,
  sizeOfPost,
  lineOfPost,
] as const;
