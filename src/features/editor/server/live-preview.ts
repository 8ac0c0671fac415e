import { withCardTexts } from '../../posts/server/post-cards.ts';
import { sanitizePostHtml } from '../../posts/server/post-html.ts';

/**
 * HTML as it would be saved, and as it would be shown where cards say more than what is stored of them.
 * @throws DomainError BAD_REQUEST for elements in elements in elements
 */
export function livePreview(content: string): { html: string; withCards?: string } {
  const html = sanitizePostHtml(content);
  const shown = withCardTexts(html);
  return shown === html ? { html } : { html, withCards: shown };
}
