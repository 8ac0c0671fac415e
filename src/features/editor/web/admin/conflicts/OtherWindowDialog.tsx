import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { differingFields, type EditorValues } from '../editor-form.ts';

const { otherWindow: words, fields } = adminEditorContent;

interface OtherWindowDialogProps {
  mine: EditorValues;
  theirs: { form: EditorValues; updatedAt: Date };
  onKeepMine: () => void;
  onLoadTheirs: () => void;
}

/** Asks which text to keep: the server stores one autosave per admin and post. */
export function OtherWindowDialog({
  mine,
  theirs,
  onKeepMine,
  onLoadTheirs,
}: OtherWindowDialogProps) {
  return (
    <Dialog
      title={words.title}
      answers={[
        { label: words.theirs, onChoose: onLoadTheirs },
        { label: words.mine, onChoose: onKeepMine, isSafe: true },
      ]}
    >
      <p>{words.text(formatDateTime(theirs.updatedAt))}</p>
      <p>{words.differs}</p>
      <ul>
        {differingFields(mine, theirs.form).map((field) => (
          <li key={field}>{fields[field]}</li>
        ))}
      </ul>
    </Dialog>
  );
}
