import { DomUtils, parseDocument } from 'htmlparser2';

/** The words of a piece of HTML in one line, without what no database or list can show. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html)
    ? DomUtils.textContent(parseDocument(html.replace(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, '$& ')))
    : html;
  return text.replace(/[\p{Cc}\s\u00A0]+/gu, ' ').trim();
}
