import { Editor } from '@tiptap/react';
import { missingMarkup } from '../../../../web/admin/text/missing-markup.ts';
import { richTextExtensions } from './extensions.ts';
import { tidyHtml } from './tidy-html.ts';

export function throughRichText(html: string): string {
  const editor = new Editor({ element: null, extensions: richTextExtensions, content: html });
  const written = tidyHtml(editor.getHTML());
  editor.destroy();
  return written;
}

export function findLosses(html: string): string[] {
  if (html.trim() === '') return [];
  return missingMarkup(html, throughRichText(html)).map(({ markup }) => markup);
}
