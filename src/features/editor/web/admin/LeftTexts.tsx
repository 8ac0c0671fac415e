import { Alert, Group } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { usePostChanges } from '../../../../web/admin/post-changes.ts';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminEditorContent } from '../../words/post-editing.ts';
import {
  localNewPosts,
  readLocalDraft,
  removeLocalDraft,
  writeLocalDraft,
} from './autosave/local-draft.ts';
import { LeftOutList } from './content/LeftOut.tsx';
import { forgetSavedLoss, useSavedLoss } from './form/saved-losses.ts';
import { whenNotOpen } from './text/open-new-posts.ts';

const { saved: words } = adminEditorContent.content.leftOut;

export function LeftTexts() {
  useLeftBehind();
  return <SavedLossReport />;
}

function SavedLossReport() {
  const loss = useSavedLoss();
  const { admin } = useAdminSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!loss) return null;
  const { post, typed, missing } = loss;
  /** Stores a local draft, which the editor restores as after a crash. */
  const openAsTyped = () => {
    writeLocalDraft(
      { adminId: admin.id, open: post.id },
      { form: typed, baseVersion: post.version },
    );
    forgetSavedLoss();
    void navigate(editorAddress({ kind: 'post', postId: post.id }, search));
  };
  return (
    <Alert role="status" color="ember" variant="default" title={words.title(post.title)} mb="md">
      <LeftOutList missing={missing} />
      <Group gap="xs" mt="sm">
        <ActionButton onClick={openAsTyped}>{words.open}</ActionButton>
        <ActionButton onClick={forgetSavedLoss}>{words.dismiss}</ActionButton>
      </Group>
    </Alert>
  );
}

/** Sends local drafts that never reached the server and are open in no window. */
function useLeftBehind(): void {
  const { admin } = useAdminSession();
  const saving = trpc.admin.autosave.save.useMutation();
  const { refreshLists } = usePostChanges();

  const send = useEffectEvent((open: string, signal: AbortSignal) =>
    whenNotOpen(open, signal, async () => {
      const key = { adminId: admin.id, open };
      const left = readLocalDraft(key);
      if (!left) return;
      const savedFrom = crypto.randomUUID();
      const sendAs = (draftId: string, seen: number) =>
        saving.mutateAsync({
          ...{ ref: { draftId }, baseVersion: 0, form: left.form },
          window: { savedFrom, seen },
        });
      try {
        await sendAs(open, left.baseVersion);
      } catch (error) {
        if (errorCode(error) !== 'CONFLICT') return;
        await sendAs(crypto.randomUUID(), 0);
      }
      removeLocalDraft(key);
      await refreshLists();
    }),
  );
  useEffect(() => {
    const leaving = new AbortController();
    // Failed drafts stay in local storage for the next visit.
    for (const open of localNewPosts(admin.id)) void send(open, leaving.signal).catch(() => {});
    return () => leaving.abort();
  }, [admin.id]);
}
