import { textTask } from '../../../../server/text-work/text-task.ts';
import type { LinkedTerm } from '../../../glossary/term-mentions.ts';
import type { CardTexts } from '../post-cards.ts';

interface DrawnArticle {
  html: string;
  cards: CardTexts;
  terms: readonly LinkedTerm[];
}

export const drawnArticle = textTask('drawnArticle', async () => {
  const { articleHtml } = await import('./article-html.ts');
  return ({ html, cards, terms }: DrawnArticle) => articleHtml(html, cards, terms);
});
