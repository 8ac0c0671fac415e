import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { differingFields, type EditorValues, valuesOf } from '../editor-form.ts';

const { conflict: words, fields } = adminEditorContent;

interface ConflictDialogProps {
  mine: EditorValues;
  theirs: EditorPost;
  onBack: () => void;
  onSaveMine: () => void;
  onLoadTheirs: () => void;
}

export function ConflictDialog({
  mine,
  theirs,
  onBack,
  onSaveMine,
  onLoadTheirs,
}: ConflictDialogProps) {
  const who = theirs.savedBy ? actorName(theirs.savedBy) : words.somebody;
  return (
    <Dialog
      title={words.title}
      answers={[
        { label: words.theirs, onChoose: onLoadTheirs },
        { label: words.mine, onChoose: onSaveMine },
        { label: words.back, onChoose: onBack, isSafe: true },
      ]}
      onClose={onBack}
    >
      <p>{words.text(who, formatDateTime(theirs.updatedAt))}</p>
      <p>{words.differs}</p>
      <ul>
        {differingFields(mine, valuesOf(theirs, mine)).map((field) => (
          <li key={field}>{fields[field]}</li>
        ))}
      </ul>
      <p>{words.history}</p>
    </Dialog>
  );
}
