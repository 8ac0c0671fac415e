import { Button, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { ListFilter } from '../../../../web/admin/ListFilter.tsx';
import { useListAddress } from '../../../../web/admin/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { postStatusSchema } from '../../../editor/post-editing.ts';
import { useLeftBehind } from '../../../editor/web/admin/new-post/useLeftBehind.ts';
import { adminPostsContent as words } from '../../words/post-list.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkReport } from './BulkReport.tsx';
import { DraftItem } from './DraftItem.tsx';
import { PostFilterFields } from './PostFilterFields.tsx';
import { PostItem } from './PostItem.tsx';
import { SavedLossReport } from './SavedLossReport.tsx';
import { useBulkChanges } from './useBulkChanges.ts';
import { useDeletedPosts } from './useDeletedPosts.ts';
import { usePostFilters } from './usePostFilters.ts';
import { useSelection } from './useSelection.ts';

/** Every post, one card each, with what can be done to it. */
export function PostsTab() {
  const { address, change } = useListAddress();
  const status = postStatusSchema.safeParse(address.status).data;
  const navigate = useNavigate();
  const { filters, change: changeFilters } = usePostFilters();
  const posts = trpc.admin.posts.list.useQuery(
    { search: address.search, status, page: address.page, ...filters },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const deleted = useDeletedPosts();
  useLeftBehind();
  const rows = posts.data?.items ?? [];
  const present = rows.filter(({ id }) => status === 'deleted' || !deleted.has(id));
  const selection = useSelection(present.map(({ id }) => id));
  const bulk = useBulkChanges(selection.clear);
  const { categoryId, tagId } = filters;
  const isFiltered =
    address.search !== '' || [status, categoryId, tagId].some((value) => value !== undefined);
  const shown = (posts.data?.items.length ?? 0) + (posts.data?.drafts.length ?? 0);
  const empty = isFiltered ? words.empty.filtered : words.empty.none;
  const clear = isFiltered ? (
    <Button onClick={() => void navigate(paths.admin)}>{words.empty.clear}</Button>
  ) : null;

  return (
    <>
      <ListFilter
        address={address}
        onChange={change}
        words={words}
        summary={posts.data ? words.count(posts.data.total, posts.data.draftTotal) : ''}
      >
        <PostFilterFields filters={filters} onChange={changeFilters} />
      </ListFilter>
      <SavedLossReport />
      {bulk.result ? (
        <BulkReport key={bulk.result.number} result={bulk.result} changes={bulk} />
      ) : null}
      {present.length > 0 ? (
        <BulkBar rows={present} selection={selection} changes={bulk} isBin={status === 'deleted'} />
      ) : null}
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
            {rows.map((post) => (
              <li key={post.id}>
                <PostItem {...{ post, deleted, selection }} sort={filters.sort} />
              </li>
            ))}
          </Stack>
        ) : null}
      </AdminList>
    </>
  );
}
