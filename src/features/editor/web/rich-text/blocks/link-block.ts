import { Node } from '@tiptap/react';
import { linkBlockKinds } from '../../../../posts/post-markup.ts';
import { scriptOf } from '../script-attributes.ts';

function linkOf(paragraph: HTMLElement): HTMLAnchorElement | null {
  const [only] = paragraph.childNodes;
  const isPlain = paragraph.childNodes.length === 1 && only instanceof HTMLAnchorElement;
  return isPlain && only.getAttribute('href') ? only : null;
}

/** A link as a block: button, video, glossary card or tool card. Its text is editable. */
export const LinkBlock = Node.create({
  name: 'linkBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  draggable: true,
  isolating: true,

  addAttributes: () => ({
    kind: {
      default: linkBlockKinds[0],
      rendered: false,
      parseHTML: ({ dataset }: HTMLElement) => dataset.block,
    },
    href: {
      default: '',
      rendered: false,
      parseHTML: (paragraph: HTMLElement) => linkOf(paragraph)?.getAttribute('href'),
    },
    linkScript: {
      default: {},
      rendered: false,
      parseHTML: (paragraph: HTMLElement) => scriptOf(linkOf(paragraph)),
    },
  }),
  parseHTML: () =>
    linkBlockKinds.map((kind) => ({
      tag: `p[data-block="${kind}"]`,
      priority: 110,
      getAttrs: (paragraph: HTMLElement) => (linkOf(paragraph) ? null : false),
      contentElement: 'a',
    })),
  renderHTML: ({ node, HTMLAttributes }) => [
    'p',
    { ...HTMLAttributes, 'data-block': node.attrs.kind },
    ['a', { href: node.attrs.href, ...node.attrs.linkScript }, 0],
  ],
});
