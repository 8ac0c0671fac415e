import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { dashboardAddress, editorAddress } from '../../../../../web/admin/admin-address.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { useAdminSession } from '../../../../accounts/web/admin/session/admin-session.ts';
import { defaultCategoryId } from '../../../../posts/posts.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';
import { readLocalDraft } from '../autosave/local-draft.ts';
import { EditorFailed, EditorLoading } from '../EditorStates.tsx';
import { emptyPost } from '../editor-form.ts';
import { DraftForm } from './DraftForm.tsx';

/** Never cached: another window may have changed the draft. */
const always = { staleTime: 0, gcTime: 0 };

/** Loads or starts a draft. A local draft wins over the server's. */
export function DraftEditor({ draftId }: { draftId: string }) {
  const { search } = useLocation();
  const { admin } = useAdminSession();
  const [reloads, setReloads] = useState(0);
  const draft = trpc.admin.drafts.get.useQuery({ id: draftId }, always);

  if (draft.error) return <EditorFailed error={draft.error} back={dashboardAddress(search)} />;
  if (draft.data === undefined) return <EditorLoading title={words.createTitle} />;
  const local = readLocalDraft({ adminId: admin.id, open: draftId });
  const { postId, form: stored } = draft.data ?? {};
  // New posts fall back to the default category.
  const kept = stored && { ...stored, categoryId: stored.categoryId ?? defaultCategoryId };
  if (postId && !local) {
    return <Navigate to={editorAddress({ kind: 'post', postId }, search)} replace />;
  }
  return (
    <DraftForm
      key={reloads}
      draftId={draftId}
      kept={postId ? emptyPost : (kept ?? emptyPost)}
      keptAt={draft.data?.updatedAt ?? null}
      version={local?.baseVersion ?? draft.data?.version ?? 0}
      initial={local?.form ?? kept ?? emptyPost}
      onReload={async () => {
        await draft.refetch();
        setReloads((count) => count + 1);
      }}
    />
  );
}
