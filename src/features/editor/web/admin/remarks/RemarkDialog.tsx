import { Blockquote } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import type { Passage } from '../../../remarks.ts';
import { remarksContent } from '../../../words/remarks.ts';
import { RemarkField } from './RemarkField.tsx';
import type { Remarks } from './useRemarks.ts';

const { dialog: words } = remarksContent;

interface RemarkDialogProps {
  passage: Passage;
  remarks: Remarks;
  onClose: () => void;
}

export function RemarkDialog({ passage, remarks, onClose }: RemarkDialogProps) {
  const { unsent } = remarks;
  const [text, setText] = useState(unsent.current);
  const type = (next: string) => {
    unsent.current = next;
    setText(next);
  };
  const save = async () => {
    if (!(await remarks.add(passage, text))) return;
    unsent.current = '';
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        {
          label: words.save,
          onChoose: () => void save(),
          isDisabled: remarks.isBusy || text.trim() === '',
        },
      ]}
    >
      <Blockquote p="xs" fz="sm" dir="auto">
        {passage.quote}
      </Blockquote>
      <RemarkField
        label={words.label}
        text={text}
        onText={type}
        onSave={() => {
          if (!remarks.isBusy) void save();
        }}
      />
    </Dialog>
  );
}
