import { type Editor, findParentNode, type JSONContent, Node } from '@tiptap/react';
import { galleryBlock } from '../../../../../shared/post-markup.ts';

/** Pictures beside each other. */
export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: 'pictureFigure+',
  draggable: true,
  isolating: true,
  parseHTML: () => [{ tag: `div[data-block="${galleryBlock}"]` }],
  renderHTML: () => ['div', { 'data-block': galleryBlock }, 0],
});

/** Puts a picture behind the others of the gallery that the cursor is in. */
export function addToGallery(editor: Editor, figure: JSONContent): void {
  const gallery = findParentNode(({ type }) => type.name === Gallery.name)(editor.state.selection);
  if (!gallery) return;
  const behindLast = gallery.pos + gallery.node.nodeSize - 1;
  editor.chain().focus().insertContentAt(behindLast, figure).run();
}
