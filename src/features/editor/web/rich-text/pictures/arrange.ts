import { closeHistory } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { Gallery } from '../blocks/gallery.ts';
import { PictureFigure } from '../blocks/picture-figure.ts';
import { PendingPicture } from './pending-picture.ts';
import type { Arrival } from './uploads.ts';

const isPicture = (node: Node | null | undefined): node is Node =>
  node?.type.name === PictureFigure.name || node?.type.name === PendingPicture.name;

/** Tells if pictures at a place of the text stand in a gallery or one by one. Null where none stand. */
export function arrivalAt(doc: Node, at: number): Arrival | null {
  const node = at <= doc.content.size ? doc.nodeAt(at) : null;
  if (node?.type.name === Gallery.name) return 'gallery';
  return isPicture(node) ? 'single' : null;
}

/**
 * Puts pictures that follow each other into a gallery, or each into a block of its own, as one step of undo.
 * @param at place before the gallery, or before the first picture
 */
export function arrange(editor: Editor, at: number, count: number, arrival: Arrival): void {
  const { doc, schema, tr } = editor.state;
  const now = arrivalAt(doc, at);
  if (now === null || now === arrival) return;
  const $at = doc.resolve(at);
  const first = $at.nodeAfter;
  if (!first) return;
  if (arrival === 'single') {
    tr.replaceWith(at, at + first.nodeSize, first.content);
  } else {
    const run: Node[] = [];
    for (let index = $at.index(); run.length < count; index += 1) {
      const node = $at.parent.maybeChild(index);
      if (!isPicture(node)) break;
      run.push(node);
    }
    const pictures = Fragment.from(run);
    tr.replaceWith(at, at + pictures.size, schema.node(Gallery.name, null, pictures));
  }
  editor.view.dispatch(closeHistory(tr));
}
