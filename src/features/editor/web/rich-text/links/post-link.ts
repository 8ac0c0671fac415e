import { Link } from '@tiptap/extension-link';
import { InputRule } from '@tiptap/react';
import { linkAddress } from './link-address.ts';

/** Markdown link, matched when the last bracket is typed. */
const written = /\[([^\]]+)\]\(([^)\s]+)\)$/;

/** The server sets `target` and `rel`. */
export const PostLink = Link.extend({
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
