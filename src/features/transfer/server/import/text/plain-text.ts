import { DomUtils } from 'htmlparser2';
import { postLimits } from '../../../../posts/posts.ts';
import { parseHtml } from './dom.ts';

/** In characters; what is this long as HTML is too long as a text. */
export const maxReadLength = 4 * postLimits.content;

/** A text without what no database can hold: NUL, and half characters, which stay where a text was cut in the middle of one. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** A reviver for `JSON.parse`. */
export const storableValue = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' ? storable(value) : value;

/** A text in one line, without what no list can show. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s\u00A0]+/gu, ' ').trim();
}

/** The beginning of a text, at most so many characters long and none of them half. */
export function beginning(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** The words of a piece of HTML in one line; none of one with elements in elements in elements. */
export function plainText(html: string): string {
  const isHtml = /[<&]/.test(html);
  if (!isHtml) return oneLine(html);
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h\d)\b[^<>]*>/gi, '$& ');
  try {
    return oneLine(DomUtils.textContent(parseHtml(spaced)));
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
