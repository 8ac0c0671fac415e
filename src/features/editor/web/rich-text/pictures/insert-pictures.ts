import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { type Editor, findParentNode } from '@tiptap/react';
import { Gallery } from '../blocks/gallery.ts';
import { PictureFigure } from '../blocks/picture-figure.ts';
import type { BlockQuestion } from '../slash/block-choices.ts';

export interface ChosenPicture {
  src: string;
  alt: string;
}

function endOfGallery({ state }: Editor): number | null {
  const around = findParentNode(({ type }) => type.name === Gallery.name)(state.selection);
  return around ? around.pos + around.node.nodeSize - 1 : null;
}

/** Inserts pictures in order: as a gallery, into the gallery at the cursor, or as blocks. */
export function insertPictures(
  editor: Editor,
  pictures: readonly ChosenPicture[],
  asked: Extract<BlockQuestion, 'picture' | 'gallery' | 'galleryPicture'>,
): void {
  const { schema } = editor;
  const figures = pictures.map((attrs) => schema.node(PictureFigure.name, { ...attrs }));
  const blocks = asked === 'gallery' ? schema.node(Gallery.name, null, figures) : figures;
  const end = asked === 'galleryPicture' ? endOfGallery(editor) : null;
  const place = end ?? insertionPlace(editor.state);
  editor.view.dispatch(placeBlocks(editor.state, place, Fragment.from(blocks)));
  editor.view.focus();
}

type Range = { from: number; to: number };

const nothingAt = (at: number): Range => ({ from: at, to: at });

function rangeInGallery($at: ResolvedPos): Range | null {
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    if ($at.node(depth).type.name !== Gallery.name) continue;
    return nothingAt(depth === $at.depth ? $at.pos : $at.after(depth + 1));
  }
  return null;
}

export function isInGallery(doc: Node, at: number): boolean {
  return rangeInGallery(doc.resolve(at)) !== null;
}

function rangeFor(doc: Node, at: number): Range {
  const $at = doc.resolve(at);
  const { parent, depth } = $at;
  const inGallery = rangeInGallery($at);
  if (inGallery) return inGallery;
  if (!parent.isTextblock) return nothingAt(at);
  const isParagraph = parent.type.name === 'paragraph';
  if (isParagraph && parent.content.size === 0) {
    return { from: $at.before(depth), to: $at.after(depth) };
  }
  if (isParagraph && $at.parentOffset === 0) return nothingAt($at.before(depth));
  const isInside = isParagraph && $at.parentOffset < parent.content.size;
  return nothingAt(isInside ? at : $at.after(depth));
}

function nearestFor(doc: Node, range: Range, blocks: Fragment): Range {
  const $from = doc.resolve(range.from);
  if ($from.parent.isTextblock) return range;
  const end = doc.resolve(range.to).index();
  if ($from.parent.canReplace($from.index(), end, blocks)) return range;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const index = $from.indexAfter(depth - 1);
    if ($from.node(depth - 1).canReplace(index, index, blocks))
      return nothingAt($from.after(depth));
  }
  return nothingAt(doc.content.size);
}

/** Inserts blocks as one undo step. Replaces only an empty line, never a picture with an empty caption. */
export function placeBlocks(state: EditorState, at: number, blocks: Fragment): Transaction {
  const { from, to } = nearestFor(state.doc, rangeFor(state.doc, at), blocks);
  const tr = closeHistory(state.tr);
  const isInText = state.doc.resolve(from).parent.isTextblock;
  if (isInText) tr.split(from).insert(from + 1, blocks);
  else tr.replaceWith(from, to, blocks);
  const behind = tr.mapping.map(to, 1);
  const $behind = tr.doc.resolve(behind);
  if ($behind.nodeAfter?.isTextblock) tr.setSelection(TextSelection.near($behind, 1));
  return tr.scrollIntoView();
}

function insertionPlace({ selection }: EditorState): number {
  return selection instanceof NodeSelection ? selection.to : selection.from;
}
