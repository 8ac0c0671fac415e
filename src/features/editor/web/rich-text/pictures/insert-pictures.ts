import { Fragment } from '@tiptap/pm/model';
import { type Editor, findParentNode } from '@tiptap/react';
import { Gallery } from '../blocks/gallery.ts';
import { PictureFigure } from '../blocks/picture-figure.ts';
import type { BlockQuestion } from '../slash/block-choices.ts';
import { insertionPlace, placeBlocks } from './place-pictures.ts';

export interface ChosenPicture {
  src: string;
  alt: string;
}

function endOfGallery({ state }: Editor): number | null {
  const around = findParentNode(({ type }) => type.name === Gallery.name)(state.selection);
  return around ? around.pos + around.node.nodeSize - 1 : null;
}

/** Puts pictures to the cursor in their order: side by side where a gallery was asked for, behind the others of one that the cursor is in. */
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
