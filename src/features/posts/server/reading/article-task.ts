import { textTask } from '../../../../server/text-work/text-task.ts';

/** Served HTML as the page of a post draws it. */
export const drawnArticle = textTask('drawnArticle', async () => {
  const { articleHtml } = await import('./article-html.ts');
  return articleHtml;
});
