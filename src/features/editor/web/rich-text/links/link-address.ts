import { type Editor, getMarkRange } from '@tiptap/react';
import { headingIds } from '../../../../posts/heading-ids.ts';
import { isAllowedLink } from '../../../../posts/post-markup.ts';
import type { SearchEntry } from '../../../../search/search.ts';

/** Completes addresses such as "example.com/x". Returns null for unusable ones. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return null;
  if (isAllowedLink(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(address) ? `https://${address}` : null;
}

export function headingEntries(editor: Editor): SearchEntry[] {
  const idOf = headingIds();
  const entries: SearchEntry[] = [];
  editor.state.doc.descendants((node) => {
    if (node.type.name !== 'heading' || node.attrs.level < 2 || node.attrs.level > 3) return;
    const title = node.textContent.replace(/\s+/g, ' ').trim();
    if (title !== '') {
      entries.push({ title, description: '', keywords: '', to: `#${idOf(title)}` });
    }
  });
  return entries;
}

export interface LinkToEdit {
  href: string;
  text: string;
  from: number;
  to: number;
}

export function linkToEdit(editor: Editor): LinkToEdit {
  const { selection, doc, schema } = editor.state;
  const type = schema.marks.link;
  const range = type && selection.empty ? getMarkRange(selection.$from, type) : undefined;
  const { from, to } = range ?? selection;
  const { href } = editor.getAttributes('link');
  return {
    href: typeof href === 'string' ? href : '',
    text: doc.textBetween(from, to, ' '),
    from,
    to,
  };
}

export function putLink(editor: Editor, before: LinkToEdit, href: string, text: string): void {
  const range = { from: before.from, to: before.to };
  const chain = editor.chain().focus().setTextSelection(range);
  if (text === before.text && text !== '') {
    chain.setLink({ href }).setTextSelection(range.to).run();
    return;
  }
  chain
    .insertContent({ type: 'text', text: text || href, marks: [{ type: 'link', attrs: { href } }] })
    .run();
}
