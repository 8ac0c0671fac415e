import { Editor } from '@tiptap/react';
import { missingMarkup } from '../../../../web/admin/missing-markup.ts';
import { richTextExtensions } from './extensions.ts';
import { tidyHtml } from './tidy-html.ts';

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
  return missingMarkup(html, throughRichText(html)).map(({ markup }) => markup);
}
