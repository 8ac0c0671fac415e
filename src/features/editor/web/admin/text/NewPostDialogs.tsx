import { useLocation, useNavigate } from 'react-router-dom';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { editorAddress } from '../../../../../web/admin/list/admin-address.ts';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { LeaveDialog } from '../../../../../web/components/dialog/LeaveDialog.tsx';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { PostAutosave } from '../../../editing.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';
import { type DraftKey, removeLocalDraft } from '../autosave/local-draft.ts';
import type { EditorDialogsProps } from './PostDialogs.tsx';

interface NewPostDialogsProps extends EditorDialogsProps {
  localKey: DraftKey;
  isAskingToDrop: boolean;
  onStay: () => void;
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** Questions about a post that is not created yet: leaving it, and text of another window. */
export function NewPostDialogs(props: NewPostDialogsProps) {
  const { values, keeper, autosaver, guard, localKey, isAskingToDrop } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { refreshLists } = usePostChanges();
  const deletion = trpc.admin.drafts.delete.useMutation();

  /** Saves first so that the draft can be restored. */
  const discard = async () => {
    await autosaver.flush();
    try {
      await deletion.mutateAsync({ id: String(localKey.open) });
      showToast(words.toasts.draftDeleted);
    } catch (error) {
      showFailure(error, words.toasts.failed);
    }
    removeLocalDraft(localKey);
    void refreshLists();
  };
  const keepApart = async () => {
    try {
      const draftId = await keeper.saveApart(values);
      removeLocalDraft(localKey);
      guard.release();
      await refreshLists();
      await navigate(editorAddress({ kind: 'draft', draftId }, search), { replace: true });
    } catch (error) {
      showFailure(error, words.toasts.failed);
    }
  };

  return (
    <>
      {guard.isAsking || isAskingToDrop ? (
        <LeaveDialog
          words={words.leaveDraft}
          onStay={() => {
            guard.stay();
            props.onStay();
          }}
          onKeep={() => void props.onLeave()}
          onDiscard={async () => {
            guard.release();
            await discard();
            if (guard.isAsking) guard.leave();
            else props.onClose();
          }}
        />
      ) : null}
      {keeper.clash ? (
        <ClashDialog
          theirs={keeper.clash}
          onKeepApart={() => void keepApart()}
          onLoadTheirs={() => {
            guard.release();
            autosaver.forget();
            void props.onReload();
          }}
        />
      ) : null}
    </>
  );
}

interface ClashDialogProps {
  theirs: PostAutosave;
  onKeepApart: () => void;
  onLoadTheirs: () => void;
}

function ClashDialog({ theirs, onKeepApart, onLoadTheirs }: ClashDialogProps) {
  const { clash } = words;
  const who = actorName(theirs.savedBy);
  const when = formatDateTime(theirs.updatedAt);
  const isCreated = theirs.postId !== null;
  return (
    <Dialog
      title={isCreated ? clash.createdTitle : clash.title}
      answers={[
        { label: isCreated ? clash.openPost : clash.theirs, onChoose: onLoadTheirs },
        { label: clash.apart, onChoose: onKeepApart, isSafe: true },
      ]}
    >
      <p>{isCreated ? clash.created(who, when) : clash.text(who, when)}</p>
    </Dialog>
  );
}
