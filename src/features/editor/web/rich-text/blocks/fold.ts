import { TextSelection } from '@tiptap/pm/state';
import { Node } from '@tiptap/react';

function isPlainFold(details: HTMLElement): boolean {
  const [title, ...others] = details.children;
  return (
    title?.localName === 'summary' &&
    !title.querySelector('h2, h3, h4, h5, h6, p, div, img') &&
    others.every(({ localName }) => localName !== 'summary')
  );
}

/** Collapsible text. Always open in the editor. */
export const Fold = Node.create({
  name: 'fold',
  group: 'block',
  content: 'foldTitle block+',
  draggable: true,
  defining: true,
  isolating: true,

  parseHTML: () => [
    {
      tag: 'details',
      priority: 110,
      getAttrs: (details) => (isPlainFold(details) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['details', HTMLAttributes, 0],

  addNodeView() {
    return () => {
      const dom = document.createElement('details');
      dom.open = true;
      dom.addEventListener('toggle', () => {
        dom.open = true;
      });
      return { dom, contentDOM: dom, ignoreMutation: ({ type }) => type === 'attributes' };
    };
  },

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== FoldTitle.name) return false;
        const { tr } = editor.state;
        const next = TextSelection.near(tr.doc.resolve($from.after()), 1);
        editor.view.dispatch(tr.setSelection(next).scrollIntoView());
        return true;
      },
    };
  },
});

export const FoldTitle = Node.create({
  name: 'foldTitle',
  content: 'inline*',
  defining: true,
  selectable: false,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: ({ HTMLAttributes }) => ['summary', HTMLAttributes, 0],
});
