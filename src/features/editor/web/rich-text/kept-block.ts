import { mergeAttributes, Node } from '@tiptap/react';
import { keptBlockTags } from '../../../posts/post-markup.ts';
import { richTextContent } from '../../words/rich-text.ts';
import classes from './RichText.module.css';

function elementOf(html: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** Keeps unsupported HTML unchanged and shows it as labeled code. */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,

  addAttributes() {
    return {
      html: {
        default: '',
        rendered: false,
        parseHTML: (element: HTMLElement) => element.outerHTML,
      },
    };
  },

  parseHTML() {
    return keptBlockTags.map((tag) => ({ tag, priority: 100 }));
  },

  renderHTML({ node, HTMLAttributes }) {
    // Template content is inert: nothing in it loads or runs.
    return elementOf(String(node.attrs.html)) ?? ['div', mergeAttributes(HTMLAttributes)];
  },

  addNodeView() {
    return ({ node }) => {
      const html = String(node.attrs.html);
      const dom = document.createElement('div');
      dom.className = classes.kept ?? '';
      const label = document.createElement('p');
      label.textContent = richTextContent.kept(elementOf(html)?.localName ?? keptBlockTags[0]);
      const code = document.createElement('pre');
      code.textContent = html;
      dom.append(label, code);
      return { dom };
    };
  },
});
