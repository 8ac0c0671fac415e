import { RichTextEditor } from '@mantine/tiptap';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { houseStyleContent } from '../../../generator/words/house-style.ts';
import { remarksContent } from '../../words/remarks.ts';
import { richTextContent as words } from '../../words/rich-text.ts';
import { remarkKey } from '../remarks/remark-key.ts';
import type { BlockQuestion } from './slash/block-choices.ts';
import { LinkControl } from './Toolbar.tsx';

interface SelectionBarProps {
  editor: Editor;
  onAsk: (question: BlockQuestion) => void;
  onAskAi: () => void;
  onRemark: () => void;
}

export function SelectionBar({ editor, onAsk, onAskAi, onRemark }: SelectionBarProps) {
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
        <RichTextEditor.Control
          aria-label={houseStyleContent.suggestions.open}
          title={houseStyleContent.suggestions.open}
          aria-keyshortcuts="Control+J"
          onClick={onAskAi}
        >
          <IconSparkles size={16} stroke={1.5} />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          aria-label={remarksContent.add}
          title={remarksContent.addHint}
          aria-keyshortcuts={remarkKey}
          onClick={onRemark}
        >
          <IconMessage size={16} stroke={1.5} />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
    </BubbleMenu>
  );
}
