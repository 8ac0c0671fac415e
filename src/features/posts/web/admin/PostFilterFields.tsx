import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { postSorts } from '../../../editor/post-editing.ts';
import { adminPostsContent } from '../../words/post-list.ts';
import type { PostFilterChange, PostFilters } from './usePostFilters.ts';

const words = adminPostsContent.filters;

interface PostFilterFieldsProps {
  filters: PostFilters;
  onChange: (part: PostFilterChange) => void;
}

/** Category, tag and order of the list of posts. */
export function PostFilterFields({ filters, onChange }: PostFilterFieldsProps) {
  const categories = trpc.admin.categories.list.useQuery();
  const tags = trpc.admin.posts.details.tags.useQuery();
  return (
    <>
      <SelectField
        label={words.category}
        options={[
          { value: '', label: words.anyCategory },
          ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filters.categoryId ?? ''}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      {tags.data && tags.data.length > 0 ? (
        <SelectField
          label={words.tag}
          options={[
            { value: '', label: words.anyTag },
            ...tags.data.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={filters.tagId ?? ''}
          onChange={(event) => onChange({ tag: event.currentTarget.value })}
        />
      ) : null}
      <SelectField
        label={words.sort}
        options={postSorts.map((value) => ({ value, label: words.sorts[value] }))}
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value })}
      />
    </>
  );
}
