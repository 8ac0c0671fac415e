import { textTask } from '../../../../server/text-work/text-task.ts';

export const rssItemOfPost = textTask('rssItemOfPost', async () => {
  const { rssItem } = await import('./rss.ts');
  return rssItem;
});

export const jsonItemOfPost = textTask('jsonItemOfPost', async () => {
  const { jsonFeedItem } = await import('./json-feed.ts');
  return jsonFeedItem;
});

export const markdownOfPost = textTask('markdownOfPost', async () => {
  const { postMarkdown } = await import('./markdown.ts');
  return postMarkdown;
});

export const contentsForModels = textTask('contentsForModels', async () => {
  const { llmsText } = await import('./markdown.ts');
  return llmsText;
});

export const feedTextTasks = [
  rssItemOfPost,
  jsonItemOfPost,
  markdownOfPost,
  contentsForModels,
] as const;
