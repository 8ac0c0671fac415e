import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Editor, Range } from '@tiptap/react';
import {
  type CalloutKind,
  calloutKinds,
  type LinkBlockKind,
} from '../../../../posts/post-markup.ts';
import { richTextContent } from '../../../words/rich-text.ts';

const { items, groups } = richTextContent.blocks;

export type BlockQuestion = 'picture' | 'gallery' | 'galleryPicture' | 'link' | LinkBlockKind;

/** `ask` asks the model about the paragraph. */
export type SlashQuestion = BlockQuestion | 'ask';

type ChoiceId = keyof typeof items;
type GroupId = keyof typeof groups;

export interface BlockChoice {
  id: ChoiceId;
  group: GroupId;
  /** Inserts the block, or returns the dialog that must open first. */
  make: (editor: Editor, range: Range) => SlashQuestion | undefined;
}

type Chain = ReturnType<Editor['chain']>;

const choice = (id: ChoiceId, group: GroupId, make: (chain: Chain) => Chain): BlockChoice => ({
  id,
  group,
  make: (editor, range) => {
    make(editor.chain().focus().deleteRange(range)).run();
    return undefined;
  },
});

const question = (id: ChoiceId, group: GroupId, asked: SlashQuestion): BlockChoice => ({
  id,
  group,
  make: (editor, range) => {
    editor.chain().focus().deleteRange(range).run();
    return asked;
  },
});

const paragraph = { type: 'paragraph' };

const callout = (kind: CalloutKind): BlockChoice =>
  choice(kind, 'structure', (chain) => chain.wrapIn('callout', { kind }));

function toFoldTitle(tr: Transaction): boolean {
  const { $from } = tr.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'fold') continue;
    tr.setSelection(TextSelection.create(tr.doc, $from.start(depth) + 1));
  }
  return true;
}

export const blockChoices: readonly BlockChoice[] = [
  choice('paragraph', 'text', (chain) => chain.setParagraph()),
  choice('heading2', 'text', (chain) => chain.setHeading({ level: 2 })),
  choice('heading3', 'text', (chain) => chain.setHeading({ level: 3 })),
  choice('heading4', 'text', (chain) => chain.setHeading({ level: 4 })),
  choice('bulletList', 'text', (chain) => chain.toggleBulletList()),
  choice('orderedList', 'text', (chain) => chain.toggleOrderedList()),
  choice('quote', 'text', (chain) => chain.setBlockquote()),
  question('link', 'text', 'link'),
  question('ask', 'text', 'ask'),
  question('picture', 'media', 'picture'),
  question('gallery', 'media', 'gallery'),
  question('video', 'media', 'video'),
  question('button', 'media', 'button'),
  question('glossary', 'media', 'glossary'),
  question('tool', 'media', 'tool'),
  choice('table', 'structure', (chain) =>
    chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  ),
  choice('code', 'structure', (chain) => chain.setCodeBlock()),
  ...calloutKinds.map(callout),
  choice('fold', 'structure', (chain) =>
    chain
      .insertContent({ type: 'fold', content: [{ type: 'foldTitle' }, paragraph] })
      .command(({ tr }) => toFoldTitle(tr)),
  ),
  choice('divider', 'structure', (chain) => chain.setHorizontalRule()),
];

/** Matches word prefixes of names and keywords; name matches come first. */
export function matchingChoices(filter: string): BlockChoice[] {
  const wanted = filter.trim().toLowerCase();
  if (wanted === '') return [...blockChoices];
  const begins = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted));
  const byName = blockChoices.filter(({ id }) => begins(items[id].label));
  const byKeyword = blockChoices.filter(
    (one) => !byName.includes(one) && begins(items[one.id].keywords),
  );
  return [...byName, ...byKeyword];
}
