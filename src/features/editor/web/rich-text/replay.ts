import { closeHistory, undo } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { createDocument, type Editor } from '@tiptap/react';
import type { TextStates } from '../text-history/text-history.ts';

function stepTo(state: EditorState, doc: Node): Transaction | null {
  const from = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (from === null || !ends) return null;
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const tr = closeHistory(state.tr);
  tr.replace(from, ends.a + overlap, doc.slice(from, ends.b + overlap));
  return tr.doc.eq(doc)
    ? tr
    : closeHistory(state.tr).replaceWith(0, state.doc.content.size, doc.content);
}

/** Replays the states of the other face so that undo and redo continue here. Emits no updates. */
export function replay(editor: Editor, { states, at }: TextStates): void {
  const dispatch = (tr: Transaction) => editor.view.dispatch(tr.setMeta('preventUpdate', true));
  let undoCount = 0;
  for (const [index, html] of states.entries()) {
    const doc = createDocument(html, editor.schema);
    const tr = stepTo(editor.state, doc);
    if (!tr) continue;
    // The first state is no undo step.
    if (index === 0) tr.setMeta('addToHistory', false);
    dispatch(tr);
    if (index > at) undoCount += 1;
  }
  for (let count = 0; count < undoCount; count += 1) undo(editor.state, dispatch);
}
