import { Button, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { paths } from '../../../../shared/paths.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { BulkReport } from '../../../../web/admin/list/several/BulkReport.tsx';
import { useSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { postSortSchema, postStatusSchema } from '../../post-editing.ts';
import { adminPostsContent, adminPostsContent as words } from '../../words/post-list.ts';
import { BulkBar } from './BulkBar.tsx';
import { DraftItem } from './DraftItem.tsx';
import { PostMomentNotice } from './moments/PostMoment.tsx';
import { PostItem } from './PostItem.tsx';
import { useBulkChanges } from './useBulkChanges.ts';
import { useDeletedPosts } from './usePostActions.ts';
import { type PostFilterChange, type PostFilters, usePostFilters } from './usePostFilters.ts';

interface PostsTabProps {
  notice: ReactNode;
}

export function PostsTab({ notice }: PostsTabProps) {
  const place = useListAddress();
  const { address } = place;
  const status = postStatusSchema.safeParse(address.status).data;
  const sort = postSortSchema.safeParse(address.sort).data ?? 'updated';
  const isReady = address.status === 'ready' || undefined;
  const navigate = useNavigate();
  const { filters, change: changeFilters } = usePostFilters();
  const posts = trpc.admin.posts.list.useQuery(
    { search: address.search, status, isReady, page: address.page, sort, ...filters },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const deleted = useDeletedPosts();
  const rows = posts.data?.items ?? [];
  const present = rows.filter(({ id }) => status === 'deleted' || !deleted.has(id));
  const selection = useSelection(present.map(({ id }) => id));
  const bulk = useBulkChanges(selection.clear);
  const { categoryId, tagId, by } = filters;
  const isFiltered =
    address.search !== '' ||
    [status, isReady, categoryId, tagId, by].some((value) => value !== undefined);
  const shown = (posts.data?.items.length ?? 0) + (posts.data?.drafts.length ?? 0);
  const none = {
    ...words.empty.filtered,
    action: <Button onClick={() => void navigate(paths.admin)}>{words.empty.clear}</Button>,
  };
  const first = {
    ...words.empty.none,
    action: <ButtonLink to={editorAddress({ kind: 'new' })}>{words.empty.write}</ButtonLink>,
  };

  return (
    <AdminList
      {...pagedList({
        place,
        words,
        summary: posts.data ? words.count(posts.data.total, posts.data.draftTotal) : '',
        of: posts.data && {
          total: posts.data.total + posts.data.draftTotal,
          pageSize: posts.data.pageSize,
        },
        fields: <PostFilterFields filters={filters} onChange={changeFilters} />,
      })}
      above={
        <>
          <PostMomentNotice />
          {notice}
        </>
      }
      foot={
        <>
          <BulkReport report={bulk.report} isBusy={bulk.isBusy} />
          <BulkBar {...{ selection, rows: present, changes: bulk }} isBin={status === 'deleted'} />
        </>
      }
      list={posts}
      rowHeight="9rem"
      isFiltered={isFiltered}
      empty={posts.data && shown === 0 ? { none: first, filtered: none } : null}
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
              <PostItem {...{ post, deleted, selection }} sort={sort} />
            </li>
          ))}
        </Stack>
      ) : null}
    </AdminList>
  );
}

const postFilterFieldsWords = adminPostsContent.filters;

interface PostFilterFieldsProps {
  filters: PostFilters;
  onChange: (part: PostFilterChange) => void;
}

function PostFilterFields({ filters, onChange }: PostFilterFieldsProps) {
  const { admin } = useAdminSession();
  const categories = trpc.admin.categories.list.useQuery();
  const tags = trpc.admin.posts.details.tags.useQuery();
  return (
    <>
      <SelectField
        label={postFilterFieldsWords.category}
        options={[
          { value: '', label: postFilterFieldsWords.anyCategory },
          ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filters.categoryId ?? ''}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      {tags.data && tags.data.length > 0 ? (
        <SelectField
          label={postFilterFieldsWords.tag}
          options={[
            { value: '', label: postFilterFieldsWords.anyTag },
            ...tags.data.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={filters.tagId ?? ''}
          onChange={(event) => onChange({ tag: event.currentTarget.value })}
        />
      ) : null}
      {roleMay(admin.role, 'editAllPosts') ? (
        <SelectField
          label={postFilterFieldsWords.by}
          options={[
            { value: '', label: postFilterFieldsWords.anybody },
            { value: 'me', label: postFilterFieldsWords.me },
          ]}
          value={filters.by ?? ''}
          onChange={(event) => onChange({ by: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
