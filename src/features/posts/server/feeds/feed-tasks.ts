import { textTask } from '../../../../server/text-work/text-task.ts';

export const rssItemOfPost = textTask('rssItemOfPost', async () => {
  const { rssItem } = await import('./rss.ts');
  return rssItem;
});

export const atomItemOfPost = textTask('atomItemOfPost', async () => {
  const { atomItem } = await import('./atom.ts');
  return atomItem;
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
  atomItemOfPost,
  jsonItemOfPost,
  markdownOfPost,
  contentsForModels,
] as const;
