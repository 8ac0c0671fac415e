import { DomUtils } from 'htmlparser2';
import { postLimits } from '../../../../posts/posts.ts';
import { parseHtml } from './dom.ts';

/** In characters of HTML; longer texts are refused. */
export const maxReadLength = 4 * postLimits.content;

/** Removes characters that PostgreSQL rejects: NUL, and lone surrogates, which cuts leave. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

export const storableValue = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' ? storable(value) : value;

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s\u00A0]+/gu, ' ').trim();
}

/** Never ends in half a surrogate pair. */
export function beginning(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** Returns '' for nesting that is too deep. */
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
