import { Node } from '@tiptap/react';

/** Names the picture that a pending one stands for; no post is saved with it (tidy-html.ts). */
export const pendingAttribute = 'data-pending-picture';

/**
 * Keeps the place of a picture that is on its way, as a part of the document: its order, undo and moving are those of every other
 * block. `uploads.ts` draws it and puts the picture there.
 */
export const PendingPicture = Node.create({
  name: 'pendingPicture',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute(pendingAttribute),
      renderHTML: ({ id }: { id?: string }) => ({ [pendingAttribute]: id }),
    },
    /** The picture that stood here, as JSON, with its words and its caption; null for a new one. */
    picture: { default: null, rendered: false, parseHTML: () => null },
  }),
  parseHTML: () => [{ tag: `div[${pendingAttribute}]`, priority: 120 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});
