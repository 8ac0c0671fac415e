import { Mark } from '@tiptap/react';
import { keptInlineTags, scriptAttributes } from '../../../posts/post-markup.ts';

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

/** Keeps unsupported inline elements and spans with `dir` or `lang`. Marks may overlap. */
export const KeptInline = Mark.create({
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
