import { closeHistory } from '@tiptap/pm/history';
import { DOMSerializer, type Fragment, type Schema } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { suggestionLimits } from '../../../../generator/suggestions.ts';
import type { Passage } from '../../../../generator/web/admin/suggestions/PassageDialog.tsx';
import { cleanPastedHtml } from '../paste/clean-html.ts';

function htmlOf(schema: Schema, fragment: Fragment): string {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(fragment));
  return holder.innerHTML;
}

/** Falls back to the paragraph at the cursor, and from an empty one to the last before it. */
function rangeOf({ selection, doc }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection;
  if (!empty || !$from.parent.isTextblock) return { from, to };
  let range = { from: $from.start(), to: $from.end() };
  if ($from.parent.content.size > 0) return range;
  doc.nodesBetween(0, from, (node, position) => {
    if (!node.isTextblock || node.textContent.trim() === '') return;
    range = { from: position + 1, to: position + 1 + node.content.size };
  });
  return range;
}

export function selectedPassage(editor: Editor): Passage | null {
  const { doc, schema } = editor.state;
  const { from, to } = rangeOf(editor.state);
  const slice = doc.slice(from, to);
  if (doc.textBetween(from, to, ' ').trim() === '') return null;
  const $from = doc.resolve(from);
  const isInline = $from.sameParent(doc.resolve(to)) && $from.parent.isTextblock;
  const content = isInline
    ? $from.parent.content.cut($from.parentOffset, $from.parentOffset + to - from)
    : slice.content;
  const { surroundings } = suggestionLimits;

  return {
    html: htmlOf(schema, content),
    before: doc.textBetween(0, from, '\n').slice(-surroundings),
    after: doc.textBetween(to, doc.content.size, '\n').slice(0, surroundings),
    put: (html, where) => {
      const now = editor.isDestroyed ? null : editor.state.doc;
      if (!now || to > now.content.size || !now.slice(from, to).eq(slice)) return false;
      // Starts a separate undo step.
      editor.view.dispatch(closeHistory(editor.state.tr));
      if (where === 'behind') {
        const $to = now.resolve(to);
        const behind = $to.depth > 0 ? $to.after() : to;
        editor.chain().focus().insertContentAt(behind, cleanPastedHtml(html).html).run();
        return true;
      }
      editor.commands.setTextSelection({ from, to });
      // Pasting applies the same cleaning and fitting.
      editor.view.pasteHTML(html);
      editor.view.focus();
      return true;
    },
  };
}
