import { Link } from '@mantine/tiptap';
import Image from '@tiptap/extension-image';
import type { Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { KeptBlock } from './kept-block.ts';
import { KeptInline } from './kept-inline.ts';

/** What rich text knows. Everything else that a post may hold is kept as it is, by the last two. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    link: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    // An empty paragraph at the end would be saved with the post.
    trailingNode: false,
  }),
  // The server sets target and rel by itself, by where a link leads.
  Link.configure({ openOnClick: false, HTMLAttributes: { target: null, rel: null } }),
  Image,
  KeptBlock,
  KeptInline,
];
