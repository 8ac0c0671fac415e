import { useLocation } from 'react-router-dom';
import { adminPostsContent as words } from '../../../../content/admin-posts.ts';
import type { PostDraftRow } from '../../../../shared/admin-posts.ts';
import { paths } from '../../../../shared/paths.ts';
import { Badge } from '../../../components/Badge.tsx';
import { editorAddress } from '../admin-address.ts';
import { ActionLink } from '../parts/Action.tsx';
import { actorName } from '../parts/actor-name.ts';
import { Fact } from '../parts/Fact.tsx';
import { DeletedPostItem } from './DeletedPostItem.tsx';
import { ListedPost } from './ListedPost.tsx';
import { PostTime } from './PostTime.tsx';
import type { DeletedPosts } from './useDeletedPosts.ts';
import { useDraftActions } from './useDraftActions.ts';

/** A new post of the list that was not created yet. After it was deleted here, its place offers to undo that. */
export function DraftItem({ draft, deleted }: { draft: PostDraftRow; deleted: DeletedPosts }) {
  const { search } = useLocation();
  const { id, slug, excerpt, createdBy, updatedAt, deletedAt } = draft;
  const actions = useDraftActions(id, deleted);
  const title = draft.title.trim() || words.draft.untitled;
  if (deleted.has(id) && deletedAt === null) {
    return <DeletedPostItem title={title} actions={actions} />;
  }
  return (
    <ListedPost
      titleId={`draft-title-${id}`}
      {...{ title, excerpt, updatedAt, actions }}
      categoryName={draft.categoryName}
      badges={
        <>
          <Badge hue={deletedAt ? 'ember' : 'sand'}>
            {deletedAt ? words.status.deleted : words.status.draft}
          </Badge>
          <Badge look="outline">{words.draft.notCreated}</Badge>
        </>
      }
      facts={
        <>
          <Fact label={words.published}>
            <PostTime iso={null} />
          </Fact>
          <Fact label={words.draft.begunBy}>{actorName(createdBy)}</Fact>
        </>
      }
      isDeleted={deletedAt !== null}
    >
      {slug ? (
        <ActionLink context={title} to={paths.post(slug)} newTab>
          {words.actions.preview}
        </ActionLink>
      ) : null}
      <ActionLink context={title} to={editorAddress({ kind: 'draft', draftId: id }, search)}>
        {words.draft.edit}
      </ActionLink>
    </ListedPost>
  );
}
