import { ChoiceDialog } from './ChoiceDialog.tsx';

interface LeaveDialogProps {
  words: { title: string; text: string; stay: string; keep: string; discard: string };
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Before something is left with text that is not saved. */
export function LeaveDialog({ words, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <ChoiceDialog
      title={words.title}
      safe={{ label: words.stay, onChoose: onStay }}
      others={[
        { label: words.discard, onChoose: onDiscard },
        { label: words.keep, onChoose: onKeep },
      ]}
      onClose={onStay}
    >
      <p>{words.text}</p>
    </ChoiceDialog>
  );
}
