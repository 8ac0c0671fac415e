import { textTask } from '../../text-work/text-task.ts';

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

/** All of them, for the worker. */
export const postTextTasks = [
  sanitizedPost,
  servedPost,
  removedFromPost,
  inlinePictureSources,
] as const;
