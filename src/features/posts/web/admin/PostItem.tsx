import { Badge } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { ActionButton, ActionLink } from '../../../../web/admin/Action.tsx';
import { LineValue } from '../../../../web/admin/LabeledValue.tsx';
import { editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { RemovedRow } from '../../../../web/admin/list/RemovedRow.tsx';
import { ChooseRow } from '../../../../web/admin/list/several/SelectionBar.tsx';
import type { Selection } from '../../../../web/admin/list/several/useSelection.ts';
import type { PostRow, PostSort, PostStatus } from '../../post-editing.ts';
import { heldBackContent } from '../../words/held-back.ts';
import { postDetailsContent } from '../../words/post-details.ts';
import { adminPostsContent as words } from '../../words/post-list.ts';
import { ListedPost, PostTime } from './ListedPost.tsx';
import { FactsQuestion } from './questions/FactsQuestion.tsx';
import { HeldBackQuestion } from './questions/HeldBackQuestion.tsx';
import { ScheduleMenu } from './ScheduleMenu.tsx';
import { type DeletedPosts, usePostActions } from './usePostActions.ts';

const statusHues = {
  draft: 'sand',
  scheduled: 'sky',
  published: 'moss',
  deleted: 'ember',
} as const satisfies Record<PostStatus, string>;

interface PostItemProps {
  post: PostRow;
  deleted: DeletedPosts;
  selection: Selection;
  sort: PostSort;
}

export function PostItem({ post, deleted, selection, sort }: PostItemProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const actions = usePostActions(post.id, deleted);
  const [isHeldBackAsked, setHeldBackAsked] = useState(false);
  if (deleted.has(post.id) && post.status !== 'deleted') {
    return (
      <RemovedRow
        context={post.title}
        undo={actions.isUndeleting ? words.actions.undoing : words.actions.undo}
        isBusy={actions.isUndeleting}
        onUndo={actions.undelete}
      >
        {words.deletedRow(post.title)}
      </RemovedRow>
    );
  }

  const { id, title, slug, status, excerpt, updatedAt, publishedAt, deletedAt, heldBack } = post;
  const { unpublishAt, readyAt } = post;
  const isHeldBack = heldBack.length > 0;
  return (
    <ListedPost
      titleId={`post-title-${id}`}
      {...{ title, excerpt, updatedAt, actions }}
      cover={{ imageUrl: post.imageUrl, seed: id }}
      categoryName={post.categoryName}
      badges={
        <>
          <Badge color={statusHues[status]}>{words.status[status]}</Badge>
          {readyAt ? <Badge color="sky">{words.ready}</Badge> : null}
          {isHeldBack ? <Badge color="ember">{heldBackContent.mark}</Badge> : null}
          {post.tags.map((tag) => (
            <Badge key={tag.id} variant="default">
              <bdi>{tag.name}</bdi>
            </Badge>
          ))}
        </>
      }
      facts={
        <>
          <LineValue label={status === 'scheduled' ? words.goesLive : words.published}>
            <PostTime at={publishedAt} />
          </LineValue>
          {unpublishAt ? (
            <LineValue label={words.until}>
              <PostTime at={unpublishAt} />
            </LineValue>
          ) : null}
          {readyAt ? (
            <LineValue label={words.readySince}>
              <PostTime at={readyAt} />
            </LineValue>
          ) : null}
          {isHeldBack ? (
            <LineValue label={heldBackContent.reasons}>{heldBack.join(' ')}</LineValue>
          ) : null}
          {sort === 'created' ? (
            <LineValue label={words.created}>
              <PostTime at={post.createdAt} />
            </LineValue>
          ) : null}
        </>
      }
      deletedAt={deletedAt}
      choose={<ChooseRow {...{ id, selection }} name={title} />}
    >
      <ActionLink context={title} to={paths.post(slug)} newTab>
        {words.actions.preview}
      </ActionLink>
      <ActionLink context={title} to={editorAddress({ kind: 'post', postId: id }, search)}>
        {words.actions.edit}
      </ActionLink>
      <OpenDetails post={{ id, title }} />
      <ActionButton context={title} disabled={actions.isBusy} onClick={actions.duplicate}>
        {words.actions.duplicate}
      </ActionButton>
      {status === 'published' ? (
        <ActionButton context={title} disabled={actions.isBusy} onClick={actions.unpublish}>
          {words.actions.unpublish}
        </ActionButton>
      ) : (
        <ActionButton
          context={title}
          letter="p"
          disabled={actions.isBusy}
          onClick={() => (isHeldBack ? setHeldBackAsked(true) : void actions.publish())}
        >
          {status === 'scheduled' ? words.actions.publishNow : words.actions.publish}
        </ActionButton>
      )}
      {status === 'draft' && !isHeldBack ? (
        <ScheduleMenu
          title={title}
          isBusy={actions.isBusy}
          editor={editorAddress({ kind: 'post', postId: id }, search)}
          onChoose={actions.schedule}
        />
      ) : null}
      {isHeldBack ? (
        <ActionButton context={title} disabled={actions.isBusy} onClick={actions.release}>
          {heldBackContent.release}
        </ActionButton>
      ) : null}
      {isHeldBackAsked ? (
        <HeldBackQuestion
          posts={[post]}
          onPublish={() => {
            setHeldBackAsked(false);
            actions.publishHeldBack();
          }}
          onClose={() => setHeldBackAsked(false)}
        />
      ) : null}
      {actions.openFacts > 0 ? (
        <FactsQuestion
          openCount={actions.openFacts}
          onLook={() => void navigate(editorAddress({ kind: 'post', postId: id }, search))}
          onPublish={actions.publishAnyway}
          onClose={actions.closeQuestion}
        />
      ) : null}
    </ListedPost>
  );
}

const DetailsDialog = lazy(async () => ({
  default: (await import('./details/DetailsDialog.tsx')).DetailsDialog,
}));

function OpenDetails({ post }: { post: { id: number; title: string } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton context={post.title} onClick={() => setOpen(true)}>
        {postDetailsContent.open}
      </ActionButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <DetailsDialog post={post} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
