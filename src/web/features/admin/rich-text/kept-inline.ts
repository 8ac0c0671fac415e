import { Mark } from '@tiptap/react';

/** Inline elements that posts may hold and rich text has no button for. */
const keptTags = [
  'kbd',
  'samp',
  'mark',
  'sub',
  'sup',
  'small',
  'abbr',
  'cite',
  'q',
  'time',
  'ins',
  'del',
] as const;

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

/** Carries such an element with its attributes through rich text. Several may lie over the same words. */
export const KeptInline = Mark.create({
  name: 'keptInline',
  excludes: '',

  addAttributes() {
    return {
      tag: {
        default: keptTags[0],
        rendered: false,
        parseHTML: (element: HTMLElement) => element.localName,
      },
      attributes: { default: {}, rendered: false, parseHTML: attributesOf },
    };
  },

  parseHTML() {
    return keptTags.map((tag) => ({ tag, priority: 100 }));
  },

  renderHTML({ mark }) {
    return [String(mark.attrs.tag), mark.attrs.attributes, 0];
  },
});
