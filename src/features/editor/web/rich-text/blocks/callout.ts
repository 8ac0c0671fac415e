import { Node } from '@tiptap/react';
import { calloutKinds } from '../../../../posts/post-markup.ts';

export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  draggable: true,
  defining: true,
  addAttributes: () => ({
    kind: {
      default: calloutKinds[0],
      parseHTML: ({ dataset }: HTMLElement) => dataset.block,
      renderHTML: ({ kind }) => ({ 'data-block': kind }),
    },
  }),
  parseHTML: () => calloutKinds.map((kind) => ({ tag: `div[data-block="${kind}"]` })),
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});
