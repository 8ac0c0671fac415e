import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { Dialog } from '../../../../../web/components/Dialog.tsx';
import type { PostDraft } from '../../../post-drafts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';

const { clash: words } = adminEditorContent;

interface DraftClashDialogProps {
  theirs: PostDraft;
  onKeepApart: () => void;
  onLoadTheirs: () => void;
}

/** Asks which text to keep when another window changed or published the draft. */
export function DraftClashDialog({ theirs, onKeepApart, onLoadTheirs }: DraftClashDialogProps) {
  const who = actorName(theirs.savedBy);
  const when = formatDateTime(theirs.updatedAt);
  const isCreated = theirs.postId !== null;
  return (
    <Dialog
      title={isCreated ? words.createdTitle : words.title}
      answers={[
        { label: isCreated ? words.openPost : words.theirs, onChoose: onLoadTheirs },
        { label: words.apart, onChoose: onKeepApart, isSafe: true },
      ]}
    >
      <p>{isCreated ? words.created(who, when) : words.text(who, when)}</p>
    </Dialog>
  );
}
