import { Button, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { adminPostsContent as words } from '../../../../content/post-list.ts';
import { postStatusSchema } from '../../../../shared/post-editing.ts';
import { trpc } from '../../../api/trpc.ts';
import { useLeftBehind } from '../editor/new-post/useLeftBehind.ts';
import { AdminList } from '../parts/AdminList.tsx';
import { ListFilter } from '../parts/ListFilter.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { DraftItem } from './DraftItem.tsx';
import { PostItem } from './PostItem.tsx';
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
  const clear = isFiltered ? (
    <Button onClick={() => change({ search: '', status: '' })}>{words.empty.clear}</Button>
  ) : null;

  return (
    <>
      <ListFilter
        address={address}
        onChange={change}
        words={words}
        summary={posts.data ? words.count(posts.data.total, posts.data.draftTotal) : ''}
      />
      <AdminList
        list={posts}
        rowHeight="9rem"
        drawing={isFiltered ? 'search' : 'notebook'}
        empty={posts.data && shown === 0 ? { ...empty, action: clear } : null}
        pager={{
          of: posts.data && {
            total: posts.data.total + posts.data.draftTotal,
            pageSize: posts.data.pageSize,
          },
          page: address.page,
          onPage: (page) => change({ page }),
        }}
      >
        {posts.data && shown > 0 ? (
          <Stack
            component="ul"
            opacity={posts.isPlaceholderData ? 0.6 : 1}
            aria-busy={posts.isPlaceholderData}
          >
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
          </Stack>
        ) : null}
      </AdminList>
    </>
  );
}
