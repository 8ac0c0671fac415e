import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';

const words = adminEditorContent.leave;

interface LeaveDialogProps {
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Before the editor is left with text that is not in the post. */
export function LeaveDialog({ onStay, onKeep, onDiscard }: LeaveDialogProps) {
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
