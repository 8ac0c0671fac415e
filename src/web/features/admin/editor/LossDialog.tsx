import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';

const { loss: words } = adminEditorContent.content;

interface LossDialogProps {
  losses: readonly string[];
  onStay: () => void;
  onSwitch: () => void;
}

/** Before rich text would drop something. Nothing is dropped until something is typed there. */
export function LossDialog({ losses, onStay, onSwitch }: LossDialogProps) {
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" onClick={onSwitch}>
            {words.go}
          </Button>
          <Button onClick={onStay} data-autofocus>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss}>
            <code>{loss}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
