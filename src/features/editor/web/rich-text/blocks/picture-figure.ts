import { Plugin, TextSelection } from '@tiptap/pm/state';
import { Node } from '@tiptap/react';
import { pictureAttributes, pictureWidthNames } from '../../../../posts/post-markup.ts';
import { saysScript } from '../script-attributes.ts';

const ownAttributes = new Set<string>([...pictureAttributes, 'loading', 'decoding']);
/** Block elements, which a caption cannot contain. */
const noCaption = 'p, div, ul, ol, dl, table, pre, blockquote, figure, img, h2, h3, h4, h5, h6, hr';

function partsOf(figure: HTMLElement): { picture: Element; caption: HTMLElement | null } | null {
  const [picture, caption, ...others] = figure.children;
  const text = [...figure.childNodes].some(
    (node) => node.nodeType === document.TEXT_NODE && node.nodeValue?.trim(),
  );
  if (picture?.localName !== 'img' || others.length > 0 || text) return null;
  if ([...picture.attributes].some(({ name }) => !ownAttributes.has(name))) return null;
  if (!caption) return { picture, caption: null };
  if (!(caption instanceof HTMLElement) || caption.localName !== 'figcaption') return null;
  return saysScript(caption) || caption.querySelector(noCaption) ? null : { picture, caption };
}

export const PictureFigure = Node.create({
  name: 'pictureFigure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,

  addAttributes() {
    const ofPicture = Object.fromEntries(
      pictureAttributes.map((name) => [
        name,
        {
          default: null,
          rendered: false,
          parseHTML: (figure: HTMLElement) =>
            figure.querySelector('img')?.getAttribute(name) ?? null,
        },
      ]),
    );
    const parseWidth = ({ dataset }: HTMLElement) =>
      pictureWidthNames.find((width) => width === dataset.width) ?? null;
    return {
      ...ofPicture,
      shownWidth: { default: null, rendered: false, parseHTML: parseWidth },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        priority: 110,
        getAttrs: (figure) => (partsOf(figure) ? null : false),
        contentElement: (figure) =>
          (figure instanceof HTMLElement && partsOf(figure)?.caption) ||
          document.createElement('figcaption'),
      },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const present = pictureAttributes.flatMap((name) =>
      node.attrs[name] === null ? [] : [[name, node.attrs[name]]],
    );
    const { shownWidth } = node.attrs;
    return [
      'figure',
      shownWidth ? { ...HTMLAttributes, 'data-width': shownWidth } : HTMLAttributes,
      ['img', Object.fromEntries(present)],
      ['figcaption', 0],
    ];
  },

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleClickOn: (view, _pos, node, at, { target }) => {
            if (node.type.name !== this.name || !(target instanceof HTMLImageElement)) return false;
            const { doc, tr } = view.state;
            view.dispatch(tr.setSelection(TextSelection.create(doc, at + 1)));
            return true;
          },
        },
      }),
    ];
  },

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const behind = $from.after();
        return editor
          .chain()
          .insertContentAt(behind, { type: 'paragraph' })
          .setTextSelection(behind + 1)
          .run();
      },
    };
  },
});
