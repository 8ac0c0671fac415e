import { Badge } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { pictureSources } from '../../../../shared/media/media.ts';
import { paths } from '../../../../shared/paths.ts';
import { ActionLink } from '../../../../web/admin/Action.tsx';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { LineValue } from '../../../../web/admin/LabeledValue.tsx';
import { editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { RemovedRow } from '../../../../web/admin/list/RemovedRow.tsx';
import type { PostDraftRow } from '../../post-editing.ts';
import { adminPostsContent as words } from '../../words/post-list.ts';
import { ListedPost, PostTime } from './ListedPost.tsx';
import { type DeletedPosts, useDraftActions } from './usePostActions.ts';

/** After a deletion on this screen, the row offers undo. */
export function DraftItem({ draft, deleted }: { draft: PostDraftRow; deleted: DeletedPosts }) {
  const { search } = useLocation();
  const { id, slug, excerpt, createdBy, updatedAt, deletedAt } = draft;
  const actions = useDraftActions(id, deleted);
  const title = draft.title.trim() || words.draft.untitled;
  // Other addresses may be half typed, so requesting them is pointless.
  const isStored = pictureSources(draft.imageUrl) !== null;
  if (deleted.has(id) && deletedAt === null) {
    return (
      <RemovedRow
        context={title}
        undo={actions.isUndeleting ? words.actions.undoing : words.actions.undo}
        isBusy={actions.isUndeleting}
        onUndo={actions.undelete}
      >
        {words.deletedRow(title)}
      </RemovedRow>
    );
  }
  return (
    <ListedPost
      titleId={`draft-title-${id}`}
      {...{ title, excerpt, updatedAt, actions }}
      cover={{ imageUrl: isStored ? draft.imageUrl : '', seed: 0 }}
      categoryName={draft.categoryName}
      badges={
        <>
          <Badge color={deletedAt ? 'ember' : 'sand'}>
            {deletedAt ? words.status.deleted : words.status.draft}
          </Badge>
          <Badge variant="default">{words.draft.notCreated}</Badge>
        </>
      }
      facts={
        <>
          <LineValue label={words.published}>
            <PostTime at={null} />
          </LineValue>
          <LineValue label={words.draft.begunBy}>{actorName(createdBy)}</LineValue>
        </>
      }
      deletedAt={deletedAt}
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
