import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { ChoiceDialog } from '../../../components/ChoiceDialog.tsx';

const { loss: words } = adminEditorContent.content;

interface LossDialogProps {
  losses: readonly string[];
  onStay: () => void;
  onSwitch: () => void;
}

/** Before rich text would drop something. Nothing is dropped until something is typed there. */
export function LossDialog({ losses, onStay, onSwitch }: LossDialogProps) {
  return (
    <ChoiceDialog
      title={words.title}
      safe={{ label: words.stay, onChoose: onStay }}
      others={[{ label: words.go, onChoose: onSwitch }]}
      onClose={onStay}
    >
      <p>{words.text}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss}>
            <code>{loss}</code>
          </li>
        ))}
      </ul>
    </ChoiceDialog>
  );
}
