import { textTask } from '../../../../server/text-work/text-task.ts';
import type { CardTexts } from '../post-cards.ts';

export const drawnArticle = textTask('drawnArticle', async () => {
  const { articleHtml } = await import('./article-html.ts');
  return ({ html, cards }: { html: string; cards: CardTexts }) => articleHtml(html, cards);
});
