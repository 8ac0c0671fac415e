import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';
import { type PostSort, postSortSchema } from '../../post-editing.ts';

/** What narrows and orders the list of posts besides words and state; kept in the address like those. */
export interface PostFilters {
  categoryId: number | undefined;
  tagId: number | undefined;
  sort: PostSort;
}

/** As it stands in fields; empty for any. */
export type PostFilterChange = Partial<Record<'category' | 'tag' | 'sort', string>>;

function idOf(value: string | null): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Another filter or order starts at the first page. */
export function usePostFilters() {
  const { params, change: changeParams } = useAddressParams();
  const filters: PostFilters = {
    categoryId: idOf(params.get('category')),
    tagId: idOf(params.get('tag')),
    sort: postSortSchema.safeParse(params.get('sort')).data ?? 'updated',
  };

  const change = ({ category, tag, sort }: PostFilterChange) =>
    changeParams(
      { category, tag, sort: sort === 'updated' ? '' : sort, page: '' },
      { replace: true },
    );

  return { filters, change };
}
