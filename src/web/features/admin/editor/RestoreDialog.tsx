import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { ChoiceDialog } from '../../../components/ChoiceDialog.tsx';
import { formatDateTime } from '../parts/format-time.ts';

const words = adminEditorContent.restore;

interface RestoreDialogProps {
  changedAt: string;
  /** The post was saved after the unsaved text was begun. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Unsaved text of an earlier visit. It has to be answered: going on typing would overwrite that text. */
export function RestoreDialog({ changedAt, isOutdated, onRestore, onDiscard }: RestoreDialogProps) {
  return (
    <ChoiceDialog
      title={words.title}
      safe={{ label: words.restore, onChoose: onRestore }}
      others={[{ label: words.discard, onChoose: onDiscard }]}
    >
      <p>{words.text(formatDateTime(changedAt))}</p>
      {isOutdated ? <p>{words.outdated}</p> : null}
    </ChoiceDialog>
  );
}
