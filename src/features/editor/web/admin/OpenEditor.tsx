import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import {
  dashboardAddress,
  editorAddress,
  type OpenPost,
} from '../../../../web/admin/list/admin-address.ts';
import { ListSkeleton } from '../../../../web/admin/list/ListSkeleton.tsx';
import { messageOf } from '../../../../web/api/call-errors.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { ErrorState } from '../../../../web/components/states/ErrorState.tsx';
import { defaultCategoryId } from '../../../posts/posts.ts';
import { adminEditorContent as words } from '../../words/post-editing.ts';
import { readLocalDraft } from './autosave/local-draft.ts';
import { blankPost, emptyDetails, fromAutosave } from './editor-form.ts';
import { EditorForm } from './text/EditorForm.tsx';
import { RestorableEditor } from './text/RestorableEditor.tsx';

export function OpenEditor({ open }: { open: OpenPost }) {
  const { search } = useLocation();
  const [draftId] = useState(() => crypto.randomUUID());
  switch (open.kind) {
    case 'new':
      return <Navigate to={editorAddress({ kind: 'draft', draftId }, search)} replace />;
    case 'draft':
      return <DraftEditor key={open.draftId} draftId={open.draftId} />;
    case 'post':
      return <PostEditor key={open.postId} postId={open.postId} />;
  }
}

/** Never cached: another window may have changed the text, and the server refuses saves over an old version. */
const always = { staleTime: 0, gcTime: 0 };

function PostEditor({ postId }: { postId: number }) {
  const { search } = useLocation();
  const post = trpc.admin.posts.get.useQuery({ id: postId }, always);
  const details = trpc.admin.posts.details.get.useQuery({ id: postId }, always);
  const autosave = trpc.admin.autosave.get.useQuery({ ref: { postId } }, always);

  const error = post.error ?? details.error ?? autosave.error;
  if (error) return <EditorFailed error={error} back={dashboardAddress(search)} />;
  if (!post.data || !details.data || autosave.isPending)
    return <EditorLoading title={words.editTitle} />;
  return (
    <RestorableEditor
      post={post.data}
      details={details.data}
      autosave={autosave.data ?? null}
      onReload={() => Promise.all([post.refetch(), details.refetch()])}
    />
  );
}

/** Loads or starts a draft. A local draft wins over the server's. */
function DraftEditor({ draftId }: { draftId: string }) {
  const { search } = useLocation();
  const { admin } = useAdminSession();
  const [reloads, setReloads] = useState(0);
  const draft = trpc.admin.autosave.get.useQuery({ ref: { draftId } }, always);

  if (draft.error) return <EditorFailed error={draft.error} back={dashboardAddress(search)} />;
  if (draft.data === undefined) return <EditorLoading title={words.createTitle} />;
  const local = readLocalDraft({ adminId: admin.id, open: draftId });
  const blank = blankPost(admin.role);
  const { postId, form: stored } = draft.data ?? {};
  const kept =
    stored &&
    fromAutosave({ ...stored, categoryId: stored.categoryId ?? defaultCategoryId }, emptyDetails);
  if (postId && !local) {
    return <Navigate to={editorAddress({ kind: 'post', postId }, search)} replace />;
  }
  const reload = async () => {
    await draft.refetch();
    setReloads((count) => count + 1);
  };
  return (
    <EditorForm
      key={reloads}
      edited={{ draftId }}
      kept={postId ? blank : (kept ?? blank)}
      keptAt={draft.data?.updatedAt ?? null}
      seen={local?.baseVersion ?? draft.data?.version ?? 0}
      initial={local ? fromAutosave(local.form, emptyDetails) : (kept ?? blank)}
      onReload={reload}
      onLoadText={reload}
    />
  );
}

function EditorFailed({ error, back }: { error: unknown; back: string }) {
  return (
    <ErrorState
      title={words.missing.title}
      level={1}
      drawing="signpost"
      action={<ButtonLink to={back}>{words.missing.back}</ButtonLink>}
    >
      <p>{messageOf(error, words.missing.text)}</p>
    </ErrorState>
  );
}

function EditorLoading({ title }: { title: string }) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ListSkeleton rowHeight="10rem" label={words.loading} />
    </>
  );
}
