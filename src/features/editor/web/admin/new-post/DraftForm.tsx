import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/paths.ts';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { dashboardAddress, editorAddress } from '../../../../../web/admin/list/admin-address.ts';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { LeaveDialog } from '../../../../../web/components/dialog/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../../../web/components/dialog/useLeaveGuard.ts';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { useFacts } from '../../../../facts/web/admin/useFacts.ts';
import { PostSuggestions } from '../../../../generator/web/admin/suggestions/PostSuggestions.tsx';
import { hasText, type PostDraft } from '../../../../posts/post-drafts.ts';
import { adminEditorContent, adminEditorContent as words } from '../../../words/post-editing.ts';
import { removeLocalDraft } from '../autosave/local-draft.ts';
import { useAutosave } from '../autosave/useAutosave.ts';
import { CheckButton } from '../check/CheckButton.tsx';
import { PreviewLink } from '../check/PreviewLink.tsx';
import { type EditorValues, emptyPost, validatePost } from '../editor-form.ts';
import { EditorFields } from '../form/EditorFields.tsx';
import { openPreview } from '../form/open-preview.ts';
import { useSavePost } from '../form/useSavePost.ts';
import { useTitleFollowing } from '../form/useTitleFollowing.ts';
import { useOpenNewPost } from './open-new-posts.ts';
import { useDraftKeeper } from './useDraftKeeper.ts';

interface DraftFormProps {
  draftId: string;
  kept: EditorValues;
  keptAt: Date | null;
  version: number;
  initial: EditorValues;
  onReload: () => Promise<void>;
}

export function DraftForm({ draftId, kept, keptAt, version, initial, onReload }: DraftFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { refreshLists } = usePostChanges();
  const form = useCheckedForm<EditorValues>({ initialValues: initial, validate: validatePost });
  const { values } = form;
  const keeper = useDraftKeeper({ draftId, version });
  useOpenNewPost(draftId);
  const { state, autosaver, localKey } = useAutosave({
    open: draftId,
    baseVersion: keeper.seenVersion,
    baseline: emptyPost,
    isClean: (typed) => !hasText(typed),
    ...{ kept, keptAt, initial, values },
    save: async (next) => ({ savedAt: await keeper.save(next), otherEditors: [] }),
    discard: keeper.clear,
  });
  // Only text that the server does not have blocks leaving.
  const guard = useLeaveGuard(state.kind !== 'clean' && state.kind !== 'saved');
  const facts = useFacts({ of: { draftId }, content: values.content, keep: autosaver.flush });
  const following = useTitleFollowing(form, null);
  const [isAskingToDrop, setAskingToDrop] = useState(false);
  const close = () => navigate(dashboardAddress(search), { replace: true });

  const { save, isSaving } = useSavePost({
    store: keeper.createPost,
    explainConflict: keeper.findClash,
    savedToast: words.toasts.created,
    ...{ form, autosaver, guard, close },
  });

  /** Saves first so that the draft can be restored. */
  const discard = async () => {
    await autosaver.flush();
    try {
      await keeper.remove();
      showToast(words.toasts.draftDeleted);
    } catch (error) {
      showFailure(error, words.toasts.failed);
    }
    removeLocalDraft(localKey);
    void refreshLists();
  };
  const leave = async () => {
    setAskingToDrop(false);
    await autosaver.flush();
    await refreshLists();
    if (guard.isAsking) return guard.leave();
    guard.release();
    close();
  };
  const openOther = (draft: string) =>
    navigate(editorAddress({ kind: 'draft', draftId: draft }, search), { replace: true });

  return (
    <EditorFields
      form={form}
      post={null}
      {...{ following, facts, state, isSaving }}
      written={{ id: { draftId }, title: values.title, keep: autosaver.flush }}
      tools={
        <>
          <CheckButton values={values} />
          <PostSuggestions
            values={values}
            onChange={(field, value) =>
              field === 'title' ? following.changeTitle(value) : form.setFieldValue(field, value)
            }
          />
          <PreviewLink previewed={{ draftId }} keep={autosaver.flush} />
        </>
      }
      onSubmit={(submitted) => void save(submitted)}
      onSave={() => void autosaver.flush()}
      onCancel={() => (hasText(values) ? setAskingToDrop(true) : void leave())}
      onPreview={() => void openPreview(paths.post(values.slug), autosaver.flush)}
    >
      {guard.isAsking || isAskingToDrop ? (
        <LeaveDialog
          words={words.leaveDraft}
          onStay={() => {
            guard.stay();
            setAskingToDrop(false);
          }}
          onKeep={() => void leave()}
          onDiscard={async () => {
            guard.release();
            await discard();
            if (guard.isAsking) guard.leave();
            else close();
          }}
        />
      ) : null}
      {keeper.clash ? (
        <DraftClashDialog
          theirs={keeper.clash}
          onKeepApart={async () => {
            try {
              const other = await keeper.saveApart(values);
              removeLocalDraft(localKey);
              guard.release();
              await refreshLists();
              openOther(other);
            } catch (error) {
              showFailure(error, words.toasts.failed);
            }
          }}
          onLoadTheirs={() => {
            guard.release();
            autosaver.forget();
            void onReload();
          }}
        />
      ) : null}
    </EditorFields>
  );
}

const { clash: draftClashDialogWords } = adminEditorContent;

interface DraftClashDialogProps {
  theirs: PostDraft;
  onKeepApart: () => void;
  onLoadTheirs: () => void;
}

function DraftClashDialog({ theirs, onKeepApart, onLoadTheirs }: DraftClashDialogProps) {
  const who = actorName(theirs.savedBy);
  const when = formatDateTime(theirs.updatedAt);
  const isCreated = theirs.postId !== null;
  return (
    <Dialog
      title={isCreated ? draftClashDialogWords.createdTitle : draftClashDialogWords.title}
      answers={[
        {
          label: isCreated ? draftClashDialogWords.openPost : draftClashDialogWords.theirs,
          onChoose: onLoadTheirs,
        },
        { label: draftClashDialogWords.apart, onChoose: onKeepApart, isSafe: true },
      ]}
    >
      <p>
        {isCreated
          ? draftClashDialogWords.created(who, when)
          : draftClashDialogWords.text(who, when)}
      </p>
    </Dialog>
  );
}
