import { textTask } from '../../../../server/text-work/text-task.ts';

/** HTML that is safe to put into a page as it is: what is stored of a post. */
export const sanitizedPost = textTask('sanitizedPost', async () => {
  const { sanitizePostHtml } = await import('./post-html.ts');
  return sanitizePostHtml;
});

/** The stored HTML of a post as it is served. */
export const servedPost = textTask('servedPost', async () => {
  const { servedPostHtml } = await import('./post-html.ts');
  return servedPostHtml;
});

/** The stored HTML of a post as the editor loads it. */
export const editedPost = textTask('editedPost', async () => {
  const { editedPostHtml } = await import('./post-html.ts');
  return editedPostHtml;
});

/** The words of a post alone. */
export const wordsOfPost = textTask('wordsOfPost', async () => {
  const { postWords } = await import('./post-words.ts');
  return postWords;
});

/** Names the markup that sanitizing took out of a post. */
export const removedFromPost = textTask('removedFromPost', async () => {
  const { removedMarkup } = await import('./removed-markup.ts');
  return removedMarkup;
});

/** The pictures that stand in the text of a post itself. */
export const inlinePictureSources = textTask('inlinePictureSources', async () => {
  const { inlineSources } = await import('./inline-sources.ts');
  return inlineSources;
});

/** Words and characters of a post. */
export const sizeOfPost = textTask('sizeOfPost', async () => {
  const { postSize } = await import('./post-line.ts');
  return postSize;
});

/** The words of a post in one line. */
export const lineOfPost = textTask('lineOfPost', async () => {
  const { postLine } = await import('./post-line.ts');
  return postLine;
});

/** All of them, for the worker. */
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
