import { Node } from '@tiptap/react';

/** Marks a pending picture. Saved posts never contain it (tidy-html.ts). */
export const pendingAttribute = 'data-pending-picture';

/** Placeholder of a picture during upload; it moves and undoes like any block. `uploads.ts` draws and replaces it. */
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
    /** Previous picture as JSON, with alt text and caption; null for a new one. */
    picture: { default: null, rendered: false, parseHTML: () => null },
  }),
  parseHTML: () => [{ tag: `div[${pendingAttribute}]`, priority: 120 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});
