import Image from '@tiptap/extension-image';
import type { Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Callout } from './blocks/callout.ts';
import { Fold, FoldTitle } from './blocks/fold.ts';
import { Gallery } from './blocks/gallery.ts';
import { LinkBlock } from './blocks/link-block.ts';
import { MoveBlock } from './blocks/move-block.ts';
import { PictureFigure } from './blocks/picture-figure.ts';
import { tableExtensions } from './blocks/tables.ts';
import { FindMarks } from './find-in-rich-text.ts';
import { KeptBlock } from './kept-block.ts';
import { KeptInline } from './kept-inline.ts';
import { PostLink } from './links/post-link.ts';
import { PendingPicture } from './pictures/pending-picture.ts';
import { scriptExtensions } from './script-attributes.ts';

/**
 * StarterKit whose list items may also begin with a picture, which would leave the list otherwise.
 * No other block may begin one: an item that becomes a heading or code leaves the list.
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
  PendingPicture,
  ...scriptExtensions,
  KeptBlock,
  KeptInline,
];
