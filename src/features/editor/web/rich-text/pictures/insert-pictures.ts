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
