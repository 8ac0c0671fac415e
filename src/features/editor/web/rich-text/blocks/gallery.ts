import { Node } from '@tiptap/react';
import { galleryBlock } from '../../../../posts/post-markup.ts';

export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: '(pictureFigure | pendingPicture)+',
  draggable: true,
  isolating: true,
  parseHTML: () => [{ tag: `div[data-block="${galleryBlock}"]` }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-block': galleryBlock }, 0],
});
