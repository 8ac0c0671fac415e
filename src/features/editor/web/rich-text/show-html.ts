import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { createDocument, type Editor } from '@tiptap/react';
import { diffArrays } from 'diff';

const mostEdits = 400;

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Shows a text from outside as one step of undo. Blocks that stay keep the caret. Emits no update. */
export function showHtml(editor: Editor, html: string): void {
  const { doc, tr } = editor.state;
  const next = createDocument(html, editor.schema);
  const changes = diffArrays([...doc.children], [...next.children], {
    comparator: (one, other) => one.eq(other),
    maxEditLength: mostEdits,
  });
  closeHistory(tr).setMeta('preventUpdate', true);
  if (!changes) {
    editor.view.dispatch(tr.replaceWith(0, doc.content.size, next.content));
    return;
  }
  let at = 0;
  let gone: readonly Node[] = [];
  const replaceGone = (by: readonly Node[]) => {
    tr.replaceWith(at, at + sizeOf(gone), by);
    at += sizeOf(by);
    gone = [];
  };
  for (const { value, added, removed } of changes) {
    if (removed) gone = value;
    else if (added) replaceGone(value);
    else {
      if (gone.length > 0) replaceGone([]);
      at += sizeOf(value);
    }
  }
  if (gone.length > 0) replaceGone([]);
  editor.view.dispatch(tr);
}
