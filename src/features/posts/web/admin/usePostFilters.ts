import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';
import { type PostSort, postSortSchema } from '../../post-editing.ts';

export interface PostFilters {
  categoryId: number | undefined;
  tagId: number | undefined;
  sort: PostSort;
  by: 'me' | undefined;
}

/** Values as form fields hold them; '' for any. */
export type PostFilterChange = Partial<Record<'category' | 'tag' | 'sort' | 'by', string>>;

function idOf(value: string | null): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function usePostFilters() {
  const { params, change: changeParams } = useAddressParams();
  const filters: PostFilters = {
    categoryId: idOf(params.get('category')),
    tagId: idOf(params.get('tag')),
    sort: postSortSchema.safeParse(params.get('sort')).data ?? 'updated',
    by: params.get('by') === 'me' ? 'me' : undefined,
  };

  const change = ({ category, tag, sort, by }: PostFilterChange) =>
    changeParams(
      { category, tag, by, sort: sort === 'updated' ? '' : sort, page: '' },
      { replace: true },
    );

  return { filters, change };
}
