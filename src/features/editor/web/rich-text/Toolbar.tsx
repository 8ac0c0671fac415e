import { RichTextEditor } from '@mantine/tiptap';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { watchScrollEdges } from '../../../../web/components/tabs/scroll-edges.ts';
import { richTextContent as words } from '../../words/rich-text.ts';
import classes from './RichText.module.css';
import type { BlockQuestion } from './slash/block-choices.ts';

interface ToolbarProps {
  editor: Editor;
  onAsk: (question: BlockQuestion) => void;
}

function openBlocks(editor: Editor): void {
  const { $from } = editor.state.selection;
  const chain = editor.chain().focus();
  if ($from.depth > 1 || ($from.depth === 1 && $from.parent.content.size > 0)) {
    const behind = $from.after(1);
    chain.insertContentAt(behind, { type: 'paragraph' }).setTextSelection(behind + 1);
  }
  chain.insertContent('/').run();
}

export function Toolbar({ editor, onAsk }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => (row.current ? watchScrollEdges([row.current]) : undefined), []);
  return (
    <RichTextEditor.Toolbar
      ref={row}
      role="toolbar"
      aria-label={words.toolbar}
      className={classes.toolbar}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label={words.blocks.insert}
          title={words.blocks.insert}
          onClick={() => openBlocks(editor)}
        >
          <IconPlus size={16} stroke={1.5} />
        </RichTextEditor.Control>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.Code />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.CodeBlock />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl onAsk={onAsk} />
        <RichTextEditor.Unlink />
        <RichTextEditor.Control
          aria-label={words.picture.control}
          title={words.picture.control}
          onClick={() => onAsk('picture')}
        >
          <IconPhoto size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

export function LinkControl({ onAsk }: Pick<ToolbarProps, 'onAsk'>) {
  return (
    <RichTextEditor.Control
      aria-label={words.link.control}
      title={words.link.control}
      onClick={() => onAsk('link')}
    >
      <IconLink size={16} stroke={1.5} />
    </RichTextEditor.Control>
  );
}
