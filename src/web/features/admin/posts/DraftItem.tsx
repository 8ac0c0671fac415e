import { useLocation } from 'react-router-dom';
import { adminPostsContent as words } from '../../../../content/admin-posts.ts';
import type { PostDraftRow } from '../../../../shared/admin-posts.ts';
import { paths } from '../../../../shared/paths.ts';
import { Badge } from '../../../components/Badge.tsx';
import { editorAddress } from '../admin-address.ts';
import { ActionButton, ActionLink } from '../parts/Action.tsx';
import { actorName } from '../parts/actor-name.ts';
import { Fact } from '../parts/Fact.tsx';
import { DeletedPostItem } from './DeletedPostItem.tsx';
import classes from './PostItem.module.css';
import { PostTime } from './PostTime.tsx';
import type { DeletedPosts } from './useDeletedPosts.ts';
import { useDraftActions } from './useDraftActions.ts';

/** A new post of the list that was not created yet. After it was deleted here, its place offers to undo that. */
export function DraftItem({ draft, deleted }: { draft: PostDraftRow; deleted: DeletedPosts }) {
  const { search } = useLocation();
  const { id, slug, excerpt, createdBy, updatedAt, deletedAt } = draft;
  const actions = useDraftActions(id, deleted);
  const title = draft.title.trim() || words.draft.untitled;
  const titleId = `draft-title-${id}`;
  if (deleted.has(id) && deletedAt === null) {
    return <DeletedPostItem title={title} actions={actions} />;
  }
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <div className={classes.words}>
        <p className={classes.badges}>
          <Badge look="outline">{draft.categoryName ?? words.uncategorized}</Badge>
          <Badge hue={deletedAt ? 'ember' : 'sand'}>
            {deletedAt ? words.status.deleted : words.status.draft}
          </Badge>
          <Badge look="outline">{words.draft.notCreated}</Badge>
        </p>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        <p className={classes.excerpt}>{excerpt}</p>
        <dl className={classes.dates}>
          <Fact label={words.lastUpdated}>
            <PostTime iso={updatedAt} />
          </Fact>
          <Fact label={words.published}>
            <PostTime iso={null} />
          </Fact>
          <Fact label={words.draft.begunBy}>{actorName(createdBy)}</Fact>
        </dl>
      </div>
      <div className={classes.actions}>
        {deletedAt ? (
          <ActionButton context={title} disabled={actions.isBusy} onClick={actions.undelete}>
            {words.actions.undelete}
          </ActionButton>
        ) : (
          <>
            {slug ? (
              <ActionLink context={title} to={paths.post(slug)} newTab>
                {words.actions.preview}
              </ActionLink>
            ) : null}
            <ActionLink context={title} to={editorAddress({ kind: 'draft', draftId: id }, search)}>
              {words.draft.edit}
            </ActionLink>
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
