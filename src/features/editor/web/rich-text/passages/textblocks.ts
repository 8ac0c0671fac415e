import type { Editor } from '@tiptap/react';

export type EditorDocument = Editor['state']['doc'];

/** Stands for a node that is no text, so that offsets in a text equal positions in its block. */
const noText = '\uFFFC';

interface TextOfBlock {
  text: string;
  /** Position of its first character. */
  start: number;
}

export function textOfBlock(block: EditorDocument): string {
  return block.textBetween(0, block.content.size, undefined, noText);
}

export function textblocksOf(doc: EditorDocument): TextOfBlock[] {
  const blocks: TextOfBlock[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    blocks.push({ text: textOfBlock(node), start: at + 1 });
    return false;
  });
  return blocks;
}
