import { keepPreviousData } from '@tanstack/react-query';
import { adminPostsContent as words } from '../../../../content/admin-posts.ts';
import { postStatusSchema } from '../../../../shared/admin-posts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useLeftBehind } from '../editor/useLeftBehind.ts';
import { ListFailed } from '../parts/ListFailed.tsx';
import { ListFilter } from '../parts/ListFilter.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Pager } from '../parts/Pager.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { DraftItem } from './DraftItem.tsx';
import { PostItem } from './PostItem.tsx';
import classes from './PostsTab.module.css';
import { useDeletedPosts } from './useDeletedPosts.ts';

/** Every post, one card each, with what can be done to it. */
export function PostsTab() {
  const { address, change } = useListAddress();
  const status = postStatusSchema.safeParse(address.status).data;
  const posts = trpc.admin.posts.list.useQuery(
    { search: address.search, status, page: address.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const deleted = useDeletedPosts();
  useLeftBehind();
  const isFiltered = address.search !== '' || status !== undefined;
  const shown = (posts.data?.items.length ?? 0) + (posts.data?.drafts.length ?? 0);
  const empty = isFiltered ? words.empty.filtered : words.empty.none;

  return (
    <>
      <ListFilter
        address={address}
        onChange={change}
        searchLabel={words.searchLabel}
        searchPlaceholder={words.searchPlaceholder}
        statusLabel={words.statusLabel}
        statuses={words.statuses}
        summary={posts.data ? words.count(posts.data.total, posts.data.draftTotal) : ''}
      />
      {posts.isPending ? <ListSkeleton rowHeight="9rem" /> : null}
      {posts.isError ? (
        <ListFailed error={posts.error} onRetry={() => void posts.refetch()} />
      ) : null}
      {posts.data && shown === 0 ? (
        <EmptyState
          title={empty.title}
          action={
            isFiltered ? (
              <Button onClick={() => change({ search: '', status: '' })}>
                {words.empty.clear}
              </Button>
            ) : null
          }
        >
          <p>{empty.text}</p>
        </EmptyState>
      ) : null}
      {posts.data && shown > 0 ? (
        <ul className={classes.list} aria-busy={posts.isPlaceholderData}>
          {posts.data.drafts.map((draft) => (
            <li key={draft.id}>
              <DraftItem draft={draft} deleted={deleted} />
            </li>
          ))}
          {posts.data.items.map((post) => (
            <li key={post.id}>
              <PostItem post={post} deleted={deleted} />
            </li>
          ))}
        </ul>
      ) : null}
      {posts.data ? (
        <Pager
          page={address.page}
          total={posts.data.total + posts.data.draftTotal}
          pageSize={posts.data.pageSize}
          onPage={(page) => change({ page })}
        />
      ) : null}
    </>
  );
}
