import { useLocation } from 'react-router-dom';
import { adminPostsContent as words } from '../../../../content/admin-posts.ts';
import type { PostRow, PostStatus } from '../../../../shared/admin-posts.ts';
import { paths } from '../../../../shared/paths.ts';
import { Badge } from '../../../components/Badge.tsx';
import { editorAddress } from '../admin-address.ts';
import { ActionButton, ActionLink } from '../parts/Action.tsx';
import { Fact } from '../parts/Fact.tsx';
import { DeletedPostItem } from './DeletedPostItem.tsx';
import classes from './PostItem.module.css';
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
  const titleId = `post-title-${id}`;
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <div className={classes.words}>
        <p className={classes.badges}>
          <Badge look="outline">{post.categoryName ?? words.uncategorized}</Badge>
          <Badge hue={statusHues[status]}>{words.status[status]}</Badge>
        </p>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        <p className={classes.excerpt}>{excerpt}</p>
        <dl className={classes.dates}>
          <Fact label={words.lastUpdated}>
            <PostTime iso={updatedAt} />
          </Fact>
          <Fact label={status === 'scheduled' ? words.goesLive : words.published}>
            <PostTime iso={publishedAt} />
          </Fact>
          {deletedAt ? (
            <Fact label={words.deletedOn}>
              <PostTime iso={deletedAt} />
            </Fact>
          ) : null}
        </dl>
      </div>
      <div className={classes.actions}>
        {status === 'deleted' ? (
          <ActionButton context={title} disabled={actions.isBusy} onClick={actions.undelete}>
            {words.actions.undelete}
          </ActionButton>
        ) : (
          <>
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
            <ActionButton
              context={title}
              tone="danger"
              disabled={actions.isBusy}
              onClick={actions.remove}
            >
              {words.actions.delete}
            </ActionButton>
          </>
        )}
      </div>
    </article>
  );
}
