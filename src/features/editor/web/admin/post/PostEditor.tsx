import { useLocation } from 'react-router-dom';
import { dashboardAddress } from '../../../../../web/admin/admin-address.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';
import { EditorFailed, EditorLoading } from '../EditorStates.tsx';
import { RestorableEditor } from './RestorableEditor.tsx';

/** Never cached: the server refuses saves over an old version. */
const always = { staleTime: 0, gcTime: 0 };

/** Loads a post and its autosave. */
export function PostEditor({ postId }: { postId: number }) {
  const { search } = useLocation();
  const post = trpc.admin.posts.get.useQuery({ id: postId }, always);
  const autosave = trpc.admin.autosave.get.useQuery({ postId }, always);

  const error = post.error ?? autosave.error;
  if (error) return <EditorFailed error={error} back={dashboardAddress(search)} />;
  if (!post.data || autosave.isPending) return <EditorLoading title={words.editTitle} />;
  return (
    <RestorableEditor
      post={post.data}
      autosave={autosave.data ?? null}
      onReload={() => post.refetch()}
    />
  );
}
