import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { submissionLimits } from '../../submission-options.ts';
import { adminSubmissionsContent } from '../../words/admin-submissions.ts';

const words = adminSubmissionsContent.decline;

interface DeclineDialogProps {
  onClose: () => void;
  onDecline: (reason: string) => void;
}

export function DeclineDialog({ onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        { label: words.confirm, onChoose: () => onDecline(reason) },
      ]}
    >
      <p>{words.text}</p>
      <Textarea
        mt="md"
        rows={3}
        label={words.label}
        value={reason}
        maxLength={submissionLimits.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
