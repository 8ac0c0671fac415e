import { adminEditorContent } from '../../../../../content/post-editing.ts';
import type { EditorPost } from '../../../../../shared/post-editing.ts';
import { Dialog } from '../../../../components/Dialog.tsx';
import { actorName } from '../../parts/actor-name.ts';
import { formatDateTime } from '../../parts/format-time.ts';
import { differingFields, type EditorValues, valuesOf } from '../editor-form.ts';

const { conflict: words, fields } = adminEditorContent;

interface ConflictDialogProps {
  mine: EditorValues;
  theirs: EditorPost;
  onBack: () => void;
  onSaveMine: () => void;
  onLoadTheirs: () => void;
}

/** Somebody else saved the post meanwhile: neither text replaces the other without a choice. */
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
        {differingFields(mine, valuesOf(theirs)).map((field) => (
          <li key={field}>{fields[field]}</li>
        ))}
      </ul>
      <p>{words.history}</p>
    </Dialog>
  );
}
