import { adminEditorContent } from '../../../../content/admin-editor.ts';
import type { Autosave } from '../../../../shared/admin-posts.ts';
import { ChoiceDialog } from '../../../components/ChoiceDialog.tsx';
import { formatDateTime } from '../parts/format-time.ts';
import { differingFields, type EditorValues } from './editor-form.ts';

const { otherWindow: words, fields } = adminEditorContent;

interface OtherWindowDialogProps {
  mine: EditorValues;
  theirs: Autosave;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
}

/** The same admin typed something else into the same post, in another window: only one unsaved text is kept of a post. */
export function OtherWindowDialog({
  mine,
  theirs,
  onKeepMine,
  onLoadTheirs,
}: OtherWindowDialogProps) {
  return (
    <ChoiceDialog
      title={words.title}
      safe={{ label: words.mine, onChoose: onKeepMine }}
      others={[{ label: words.theirs, onChoose: onLoadTheirs }]}
    >
      <p>{words.text(formatDateTime(theirs.updatedAt))}</p>
      <p>{words.differs}</p>
      <ul>
        {differingFields(mine, theirs.form).map((field) => (
          <li key={field}>{fields[field]}</li>
        ))}
      </ul>
    </ChoiceDialog>
  );
}
