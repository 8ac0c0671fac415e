import { useSearchParams } from 'react-router-dom';
import { type PostSort, postSortSchema } from '../../../../shared/post-editing.ts';

/** What narrows and orders the list of posts besides words and state; kept in the address like those. */
export interface PostFilters {
  categoryId: number | undefined;
  tagId: number | undefined;
  sort: PostSort;
}

function idOf(value: string | null): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Another filter or order starts at the first page. */
export function usePostFilters() {
  const [params, setParams] = useSearchParams();
  const filters: PostFilters = {
    categoryId: idOf(params.get('category')),
    tagId: idOf(params.get('tag')),
    sort: postSortSchema.safeParse(params.get('sort')).data ?? 'updated',
  };

  const change = (part: Partial<PostFilters>) => {
    const { categoryId, tagId, sort } = { ...filters, ...part };
    const next = new URLSearchParams(params);
    const write = (key: string, value: string | undefined) =>
      value === undefined ? next.delete(key) : next.set(key, value);
    write('category', categoryId?.toString());
    write('tag', tagId?.toString());
    write('sort', sort === 'updated' ? undefined : sort);
    next.delete('page');
    setParams(next, { replace: true, preventScrollReset: true });
  };

  return { filters, change };
}
