import { useLocation } from 'react-router-dom';
import { adminEditorContent as words } from '../../../../content/admin-editor.ts';
import { messageOf } from '../../../api/message-of.ts';
import { trpc } from '../../../api/trpc.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { dashboardAddress } from '../admin-address.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { RestorableEditor } from './RestorableEditor.tsx';

/** Read anew whenever the editor is opened, and kept no longer: an old version would be refused. */
const always = { staleTime: 0, gcTime: 0 };

/** Loads a post with whatever was typed into it and not saved. */
export function PostEditor({ postId }: { postId: number | null }) {
  const { search } = useLocation();
  const isNew = postId === null;
  const post = trpc.admin.posts.get.useQuery({ id: postId ?? 1 }, { ...always, enabled: !isNew });
  const autosave = trpc.admin.autosave.get.useQuery({ postId }, always);

  const error = post.error ?? autosave.error;
  if (error) {
    return (
      <ErrorState
        title={words.missing.title}
        level={1}
        action={<ButtonLink to={dashboardAddress(search)}>{words.missing.back}</ButtonLink>}
      >
        <p>{messageOf(error, words.missing.text)}</p>
      </ErrorState>
    );
  }
  if ((!isNew && !post.data) || autosave.isPending) {
    return (
      <>
        <h1 className="visually-hidden">{isNew ? words.createTitle : words.editTitle}</h1>
        <ListSkeleton rowHeight="10rem" label={words.loading} />
      </>
    );
  }
  return (
    <RestorableEditor
      post={post.data ?? null}
      autosave={autosave.data ?? null}
      onReload={() => post.refetch()}
    />
  );
}
