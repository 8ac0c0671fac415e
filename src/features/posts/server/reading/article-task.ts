import { textTask } from '../../../../server/text-work/text-task.ts';

export const drawnArticle = textTask('drawnArticle', async () => {
  const { articleHtml } = await import('./article-html.ts');
  return articleHtml;
});
