import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { richTextContent as words } from '../../../../content/rich-text.ts';
import type { BlockQuestion } from './slash/block-choices.ts';
import { LinkControl } from './Toolbar.tsx';

interface SelectionBarProps {
  editor: Editor;
  onAsk: (question: BlockQuestion) => void;
}

/** What can be done with selected words, beside them. */
export function SelectionBar({ editor, onAsk }: SelectionBarProps) {
  return (
    <BubbleMenu editor={editor} role="toolbar" aria-label={words.selectionToolbar}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.Code />
        <LinkControl onAsk={onAsk} />
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
    </BubbleMenu>
  );
}
