import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';

export interface PostFilters {
  categoryId: number | undefined;
  tagId: number | undefined;
  by: 'me' | undefined;
}

/** Values as form fields hold them; '' for any. */
export type PostFilterChange = Partial<Record<'category' | 'tag' | 'by', string>>;

function idOf(value: string | null): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function usePostFilters() {
  const { params, change: changeParams } = useAddressParams();
  const filters: PostFilters = {
    categoryId: idOf(params.get('category')),
    tagId: idOf(params.get('tag')),
    by: params.get('by') === 'me' ? 'me' : undefined,
  };

  const change = ({ category, tag, by }: PostFilterChange) =>
    changeParams({ category, tag, by, page: '' }, { replace: true });

  return { filters, change };
}
