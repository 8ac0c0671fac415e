import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface LeaveDialogProps {
  words: { title: string; text: string; stay: string; keep: string; discard: string };
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Before something is left with text that is not saved. */
export function LeaveDialog({ words, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            {words.discard}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {words.keep}
          </Button>
          <Button onClick={onStay} data-autofocus>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
