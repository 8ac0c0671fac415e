import { textTask } from '../../../../server/text-work/text-task.ts';

/** A post as RSS tells it. */
export const rssItemOfPost = textTask('rssItemOfPost', async () => {
  const { rssItem } = await import('./rss.ts');
  return rssItem;
});

/** A post as Markdown. */
export const markdownOfPost = textTask('markdownOfPost', async () => {
  const { postMarkdown } = await import('./markdown.ts');
  return postMarkdown;
});

/** A table of contents for language models. */
export const contentsForModels = textTask('contentsForModels', async () => {
  const { llmsText } = await import('./markdown.ts');
  return llmsText;
});

/** All of them, for the worker. */
export const feedTextTasks = [rssItemOfPost, markdownOfPost, contentsForModels] as const;
