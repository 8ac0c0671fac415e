import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
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
    <Dialog
      isOpen
      title={words.title}
      actions={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            {words.discard}
          </Button>
          <Button onClick={onRestore} data-autofocus>
            {words.restore}
          </Button>
        </>
      }
    >
      <p>{words.text(formatDateTime(changedAt))}</p>
      {isOutdated ? <p>{words.outdated}</p> : null}
    </Dialog>
  );
}
