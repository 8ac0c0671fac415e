import { Blockquote, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { type Passage, remarkLimits } from '../../../remarks.ts';
import { remarksContent } from '../../../words/remarks.ts';

const { dialog: words } = remarksContent;

interface RemarkDialogProps {
  passage: Passage;
  isBusy: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}

export function RemarkDialog({ passage, isBusy, onSave, onClose }: RemarkDialogProps) {
  const [text, setText] = useState('');
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        {
          label: words.save,
          onChoose: () => onSave(text),
          isDisabled: isBusy || text.trim() === '',
        },
      ]}
    >
      <Blockquote p="xs" fz="sm" dir="auto">
        {passage.quote}
      </Blockquote>
      <Textarea
        label={words.label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={remarkLimits.text}
        autosize
        minRows={3}
        dir="auto"
        data-autofocus
      />
    </Dialog>
  );
}
