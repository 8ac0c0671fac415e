import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';
import { type PostSort, postSortSchema } from '../../post-editing.ts';

/** Category, tag and order of the list of posts; kept in the address like its words and state. */
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
