import { Editor } from '@tiptap/react';
import { richTextExtensions } from './extensions.ts';
import { tidyHtml } from './tidy-html.ts';

/** Written differently, the same to readers. */
const sameAs: Record<string, string> = { b: 'strong', i: 'em', strike: 's' };
/** Without attributes these say nothing. */
const silentTags = new Set(['div', 'span', 'p', 'br']);
/** Set by the server whatever is written. */
const ownAttributes = new Set(['rel', 'target', 'loading', 'decoding']);

function signature(element: Element): string | null {
  const tag = sameAs[element.localName] ?? element.localName;
  const attributes = [...element.attributes]
    .filter(({ name }) => !ownAttributes.has(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .sort();
  if (attributes.length === 0 && silentTags.has(tag)) return null;
  return `<${[tag, ...attributes].join(' ')}>`;
}

/** How often each kind of element and comment occurs. */
function countMarkup(body: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const element of body.querySelectorAll('*')) {
    const key = signature(element);
    if (key) count(key);
  }
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) count(`<!--${comments.currentNode.nodeValue ?? ''}-->`);
  return counts;
}

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function wordsOf(body: HTMLElement): string {
  return (body.textContent ?? '').replace(/\s+/g, '');
}

/** What HTML becomes when rich text has read and written it once. */
export function throughRichText(html: string): string {
  const editor = new Editor({ element: null, extensions: richTextExtensions, content: html });
  const written = tidyHtml(editor.getHTML());
  editor.destroy();
  return written;
}

/** The pieces of some HTML that rich text would not write back; empty where it holds all of it. */
export function findLosses(html: string): string[] {
  if (html.trim() === '') return [];
  const before = bodyOf(html);
  const after = bodyOf(throughRichText(html));
  const kept = countMarkup(after);
  const losses = [...countMarkup(before)]
    .filter(([key, count]) => count > (kept.get(key) ?? 0))
    .map(([key]) => key);
  if (losses.length === 0 && wordsOf(before) !== wordsOf(after)) return ['…'];
  return losses;
}
