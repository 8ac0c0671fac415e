import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { type Editor, Extension } from '@tiptap/react';

export function blockAt(editor: Editor, place: number) {
  const $place = editor.state.doc.resolve(place);
  const index = $place.index(0);
  const node = editor.state.doc.maybeChild(index);
  if (!node) return null;
  return { node, index, from: $place.depth > 0 ? $place.before(1) : place };
}

export function moveBlock(editor: Editor, place: number, direction: 1 | -1): boolean {
  const block = blockAt(editor, place);
  if (!block) return false;
  const { doc, selection, tr } = editor.state;
  const other = doc.maybeChild(block.index + direction);
  if (!other || block.index + direction < 0) return false;
  const { node, from } = block;
  const to = direction === 1 ? from + other.nodeSize : from - other.nodeSize;
  tr.delete(from, from + node.nodeSize).insert(to, node);
  const isInside = selection.from >= from && selection.to <= from + node.nodeSize;
  if (isInside && selection instanceof TextSelection) {
    const shift = to - from;
    tr.setSelection(TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift));
  } else {
    tr.setSelection(NodeSelection.create(tr.doc, to));
  }
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

export function duplicateBlock(editor: Editor, place: number): void {
  const block = blockAt(editor, place);
  if (!block) return;
  const { tr } = editor.state;
  editor.view.dispatch(tr.insert(block.from + block.node.nodeSize, block.node).scrollIntoView());
}

export function removeBlock(editor: Editor, place: number): void {
  const block = blockAt(editor, place);
  if (!block) return;
  editor
    .chain()
    .deleteRange({ from: block.from, to: block.from + block.node.nodeSize })
    .focus()
    .run();
}

export const MoveBlock = Extension.create({
  name: 'moveBlock',

  addKeyboardShortcuts() {
    const move = (direction: 1 | -1) => () =>
      moveBlock(this.editor, this.editor.state.selection.from, direction);
    return { 'Mod-Shift-ArrowUp': move(-1), 'Mod-Shift-ArrowDown': move(1) };
  },
});
