import { adminEditorContent } from '../../../../content/admin-editor.ts';
import type { PostDraft } from '../../../../shared/post-drafts.ts';
import { ChoiceDialog } from '../../../components/ChoiceDialog.tsx';
import { actorName } from '../parts/actor-name.ts';
import { formatDateTime } from '../parts/format-time.ts';

const { clash: words } = adminEditorContent;

interface DraftClashDialogProps {
  theirs: PostDraft;
  onKeepApart: () => void;
  onLoadTheirs: () => void;
}

/** The same new post was changed, or created, in another window: both texts stay unless one is given up by choice. */
export function DraftClashDialog({ theirs, onKeepApart, onLoadTheirs }: DraftClashDialogProps) {
  const who = actorName(theirs.savedBy);
  const when = formatDateTime(theirs.updatedAt);
  const isCreated = theirs.postId !== null;
  return (
    <ChoiceDialog
      title={isCreated ? words.createdTitle : words.title}
      safe={{ label: words.apart, onChoose: onKeepApart }}
      others={[{ label: isCreated ? words.openPost : words.theirs, onChoose: onLoadTheirs }]}
    >
      <p>{isCreated ? words.created(who, when) : words.text(who, when)}</p>
    </ChoiceDialog>
  );
}
