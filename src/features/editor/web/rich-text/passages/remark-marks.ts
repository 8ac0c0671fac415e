import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import type { Passage } from '../../../remarks.ts';
import { passageOf, placeOf } from '../../remarks/passage-places.ts';
import classes from '../RichText.module.css';
import { type EditorDocument, textblocksOf, textOfBlock } from './textblocks.ts';

const key = new PluginKey<DecorationSet>('remarks');

function marksOf(doc: EditorDocument, passages: readonly Passage[]): DecorationSet {
  if (passages.length === 0) return DecorationSet.empty;
  const blocks = textblocksOf(doc);
  const texts = blocks.map(({ text }) => text);
  const marks = passages.flatMap((passage) => {
    const place = placeOf(texts, passage);
    const start = place && blocks[place.at]?.start;
    if (!place || start === null || start === undefined) return [];
    return [
      Decoration.inline(start + place.from, start + place.to, { class: classes.remarked ?? '' }),
    ];
  });
  return DecorationSet.create(doc, marks);
}

/** Marks the passages of open remarks. The text itself holds no mark. */
export const RemarkMarks = Extension.create({
  name: 'remarkMarks',

  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, marks) => {
            const passages: readonly Passage[] | undefined = transaction.getMeta(key);
            if (passages) return marksOf(transaction.doc, passages);
            return marks.map(transaction.mapping, transaction.doc);
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

export function showRemarks(editor: Editor, passages: readonly Passage[]): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, passages));
}

/** The first selected words; without a selection, the block at the caret. */
export function remarkedPassage({ state }: Editor): Passage | null {
  const { from, to, empty, $from } = state.selection;
  if (empty) {
    const { parent } = $from;
    const text = textOfBlock(parent);
    return parent.isTextblock ? passageOf(text, text) : null;
  }
  for (const { text, start } of textblocksOf(state.doc)) {
    const selected = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    const passage = passageOf(selected, text);
    if (passage) return passage;
  }
  return null;
}
