import Image from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { type Extensions, InputRule, Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  calloutKinds,
  keptInlineTags,
  linkBlockKinds,
  scriptAttributes,
} from '../../../posts/post-markup.ts';
import { Fold, FoldTitle } from './blocks/fold.ts';
import { Gallery } from './blocks/gallery.ts';
import { MoveBlock } from './blocks/move-block.ts';
import { PictureFigure } from './blocks/picture-figure.ts';
import { KeptBlock } from './kept-block.ts';
import { linkAddress } from './links/link-address.ts';
import { FindMarks } from './passages/find-in-rich-text.ts';
import { RemarkMarks } from './passages/remark-marks.ts';
import { PendingPicture } from './pictures/pending-picture.ts';
import { saysScript, scriptExtensions, scriptOf } from './script-attributes.ts';

function linkOf(paragraph: HTMLElement): HTMLAnchorElement | null {
  const [only] = paragraph.childNodes;
  const isPlain = paragraph.childNodes.length === 1 && only instanceof HTMLAnchorElement;
  return isPlain && only.getAttribute('href') ? only : null;
}

/** A link as a block: button, video, glossary card or tool card. Its text is editable. */
const LinkBlock = Node.create({
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

const plainCell = new Set<string>(['scope', 'colspan', 'rowspan', ...scriptAttributes]);

function isPlainTable(table: HTMLElement): boolean {
  if (table.querySelector('caption, tfoot, table, colgroup')) return false;
  if ([...table.querySelectorAll('thead, tbody')].some(saysScript)) return false;
  const cells = [...table.querySelectorAll('th, td')];
  return (
    cells.length > 0 &&
    cells.every(({ attributes }) => [...attributes].every(({ name }) => plainCell.has(name)))
  );
}

/** tidy-html.ts adds the `thead`. */
const tableExtensions: Extensions = [
  Table.extend({
    parseHTML: () => [
      {
        tag: 'table',
        priority: 110,
        getAttrs: (table) => (isPlainTable(table) ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } };
    },
  }),
];

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

const KeptInline = Mark.create({
  name: 'keptInline',
  excludes: '',

  addAttributes() {
    return {
      tag: {
        default: keptInlineTags[0],
        rendered: false,
        parseHTML: (element: HTMLElement) => element.localName,
      },
      attributes: { default: {}, rendered: false, parseHTML: attributesOf },
    };
  },

  parseHTML() {
    const marked = scriptAttributes.map((name) => `span[${name}]`);
    return [...keptInlineTags, ...marked].map((tag) => ({ tag, priority: 100 }));
  },

  renderHTML({ mark }) {
    return [String(mark.attrs.tag), mark.attrs.attributes, 0];
  },
});

const written = /\[([^\]]+)\]\(([^)\s]+)\)$/;

/** The server sets `target` and `rel`. */
const PostLink = Link.extend({
  addInputRules() {
    return [
      new InputRule({
        find: written,
        handler: ({ state, range, match: [, text = '', typed = ''] }) => {
          const href = linkAddress(typed);
          if (!href) return null;
          const link = this.type.create({ href });
          state.tr
            .replaceWith(range.from, range.to, state.schema.text(text, [link]))
            .removeStoredMark(this.type);
          return undefined;
        },
      }),
    ];
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
});

const Callout = Node.create({
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

/**
 * StarterKit whose list items may also begin with a picture, which would leave the list otherwise. No other block may begin one:
 * an item that becomes a heading or code leaves the list.
 */
const TextAndLists = StarterKit.extend({
  addExtensions() {
    const extensions: Extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension.type === 'node' && extension.name === 'listItem'
        ? extension.extend({
            content:
              '(paragraph | image | pictureFigure | pendingPicture | gallery | keptBlock) block*',
          })
        : extension,
    );
  },
});

/** The last two extensions keep all other markup unchanged. */
export const richTextExtensions: Extensions = [
  TextAndLists.configure({
    link: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    // A trailing empty paragraph would be saved with the post.
    trailingNode: false,
    dropcursor: { color: 'currentcolor', width: 3 },
  }),
  PostLink,
  Image,
  PictureFigure,
  Gallery,
  Callout,
  Fold,
  FoldTitle,
  LinkBlock,
  ...tableExtensions,
  MoveBlock,
  FindMarks,
  RemarkMarks,
  PendingPicture,
  ...scriptExtensions,
  KeptBlock,
  KeptInline,
];
