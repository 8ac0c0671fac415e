import { type CardTexts, withCardTexts } from '../../../posts/server/post-cards.ts';
import { sanitizePostHtml } from '../../../posts/server/texts/post-html.ts';

/**
 * Returns sanitized HTML, and `withCards` when cards add text that is not stored.
 * @throws DomainError BAD_REQUEST for elements that are nested too deeply
 */
export function livePreview(
  content: string,
  cards: CardTexts = {},
): { html: string; withCards?: string } {
  const html = sanitizePostHtml(content);
  const shown = withCardTexts(html, cards);
  return shown === html ? { html } : { html, withCards: shown };
}
