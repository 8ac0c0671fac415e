import { blogContent } from '../../../content/blog.ts';
import { trpc } from '../../api/trpc.ts';
import { Badge } from '../../components/Badge.tsx';
import { FilterButtons } from '../../components/FilterButtons.tsx';
import classes from './CategoryRow.module.css';

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

interface CategoryRowProps {
  selected: number | undefined;
  onSelect: (category: number | undefined) => void;
}

/** "All Posts" and one button per category; the chosen category explains itself in a badge. */
export function CategoryRow({ selected, onSelect }: CategoryRowProps) {
  const categories = trpc.blog.categories.useQuery();
  if (categories.isPending) {
    return (
      <div className={classes.row} aria-hidden="true">
        {skeletonKeys.map((key) => (
          <span key={key} className={classes.skeleton} data-testid="category-skeleton" />
        ))}
      </div>
    );
  }
  const list = categories.data ?? [];
  const description = list.find(({ id }) => id === selected)?.description;
  return (
    <div className={classes.row}>
      <FilterButtons
        label={blogContent.filterLabel}
        options={[
          { value: null, label: blogContent.allPosts },
          ...list.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        selected={selected ?? null}
        onSelect={(value) => onSelect(value ?? undefined)}
      />
      <p className={classes.description} aria-live="polite">
        {description ? <Badge hue="lagoon">{description}</Badge> : null}
      </p>
    </div>
  );
}
