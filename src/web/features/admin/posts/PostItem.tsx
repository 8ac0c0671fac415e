import { useLocation } from 'react-router-dom';
import { adminPostsContent as words } from '../../../../content/admin-posts.ts';
import type { PostRow, PostStatus } from '../../../../shared/admin-posts.ts';
import { paths } from '../../../../shared/paths.ts';
import { Badge } from '../../../components/Badge.tsx';
import { editorAddress } from '../admin-address.ts';
import { ActionButton, ActionLink } from '../parts/Action.tsx';
import { Fact } from '../parts/Fact.tsx';
import { DeletedPostItem } from './DeletedPostItem.tsx';
import { ListedPost } from './ListedPost.tsx';
import { PostTime } from './PostTime.tsx';
import type { DeletedPosts } from './useDeletedPosts.ts';
import { usePostActions } from './usePostActions.ts';

const statusHues = {
  draft: 'sand',
  scheduled: 'sky',
  published: 'moss',
  deleted: 'ember',
} as const satisfies Record<PostStatus, string>;

/** One post of the list. After it was deleted here, its place offers to undo that. */
export function PostItem({ post, deleted }: { post: PostRow; deleted: DeletedPosts }) {
  const { search } = useLocation();
  const actions = usePostActions(post.id, deleted);
  if (deleted.has(post.id) && post.status !== 'deleted') {
    return <DeletedPostItem title={post.title} actions={actions} />;
  }

  const { id, title, slug, status, excerpt, updatedAt, publishedAt, deletedAt } = post;
  return (
    <ListedPost
      titleId={`post-title-${id}`}
      {...{ title, excerpt, updatedAt, actions }}
      categoryName={post.categoryName}
      badges={<Badge hue={statusHues[status]}>{words.status[status]}</Badge>}
      facts={
        <>
          <Fact label={status === 'scheduled' ? words.goesLive : words.published}>
            <PostTime iso={publishedAt} />
          </Fact>
          {deletedAt ? (
            <Fact label={words.deletedOn}>
              <PostTime iso={deletedAt} />
            </Fact>
          ) : null}
        </>
      }
      isDeleted={status === 'deleted'}
    >
      <ActionLink context={title} to={paths.post(slug)} newTab>
        {words.actions.preview}
      </ActionLink>
      <ActionLink context={title} to={editorAddress({ kind: 'post', postId: id }, search)}>
        {words.actions.edit}
      </ActionLink>
      {status === 'published' ? (
        <ActionButton context={title} disabled={actions.isBusy} onClick={actions.unpublish}>
          {words.actions.unpublish}
        </ActionButton>
      ) : (
        <ActionButton context={title} disabled={actions.isBusy} onClick={actions.publish}>
          {status === 'scheduled' ? words.actions.publishNow : words.actions.publish}
        </ActionButton>
      )}
    </ListedPost>
  );
}
