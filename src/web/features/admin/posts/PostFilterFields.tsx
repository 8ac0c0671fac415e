import { adminPostsContent } from '../../../../content/post-list.ts';
import { postSortSchema, postSorts } from '../../../../shared/post-editing.ts';
import { trpc } from '../../../api/trpc.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import type { PostFilters } from './usePostFilters.ts';

const words = adminPostsContent.filters;

interface PostFilterFieldsProps {
  filters: PostFilters;
  onChange: (part: Partial<PostFilters>) => void;
}

/** Category and order of the list of posts. */
export function PostFilterFields({ filters, onChange }: PostFilterFieldsProps) {
  const categories = trpc.admin.categories.list.useQuery();
  return (
    <>
      <SelectField
        label={words.category}
        options={[
          { value: '', label: words.anyCategory },
          ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filters.categoryId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ categoryId: value === '' ? undefined : Number(value) })
        }
      />
      <SelectField
        label={words.sort}
        options={postSorts.map((value) => ({ value, label: words.sorts[value] }))}
        value={filters.sort}
        onChange={(event) => onChange({ sort: postSortSchema.parse(event.currentTarget.value) })}
      />
    </>
  );
}
