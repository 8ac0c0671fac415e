import { Dialog } from './Dialog.tsx';

interface LeaveDialogProps {
  words: { title: string; text: string; stay: string; keep: string; discard: string };
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

export function LeaveDialog({ words, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog
      title={words.title}
      answers={[
        { label: words.discard, onChoose: onDiscard },
        { label: words.keep, onChoose: onKeep },
        { label: words.stay, onChoose: onStay, isSafe: true },
      ]}
      onClose={onStay}
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
