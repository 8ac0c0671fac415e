import { useState } from 'react';
import { adminCategoriesContent as words } from '../../../../content/admin-posts.ts';
import type { AdminCategory } from '../../../../shared/admin-posts.ts';
import { defaultCategoryId } from '../../../../shared/blog.ts';
import { trpc } from '../../../api/trpc.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ActionButton } from '../parts/Action.tsx';
import { ListFailed } from '../parts/ListFailed.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { TabHeading } from '../parts/TabHeading.tsx';
import classes from './CategoriesTab.module.css';
import { CategoryDialog } from './CategoryDialog.tsx';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';

/** What is open over the list; a category or one that does not exist yet. */
type Open =
  | { dialog: 'form'; category: AdminCategory | null }
  | { dialog: 'delete'; category: AdminCategory };

/** The categories of the blog with what is in them. */
export function CategoriesTab() {
  const categories = trpc.admin.categories.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  return (
    <>
      <TabHeading
        title={words.title}
        intro={words.intro}
        action={
          <Button onClick={() => setOpen({ dialog: 'form', category: null })}>
            {words.create}
          </Button>
        }
      />
      {categories.isPending ? <ListSkeleton /> : null}
      {categories.isError ? (
        <ListFailed error={categories.error} onRetry={() => void categories.refetch()} />
      ) : null}
      {categories.data?.length === 0 ? (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      ) : null}
      <ul className={classes.grid}>
        {categories.data?.map((category) => (
          <li key={category.id} className={classes.card}>
            <h3 className={classes.name}>{category.name}</h3>
            <p className={classes.slug}>
              <code>/{category.slug}</code>
            </p>
            <p className={classes.description}>{category.description || words.noDescription}</p>
            <p className={classes.facts}>
              <Badge hue="lagoon">{words.posts(category.postCount)}</Badge>
              {category.id === defaultCategoryId ? (
                <Badge look="outline">{words.isDefault}</Badge>
              ) : null}
            </p>
            <div className={classes.actions}>
              <ActionButton
                context={category.name}
                onClick={() => setOpen({ dialog: 'form', category })}
              >
                {words.edit}
              </ActionButton>
              {category.id === defaultCategoryId ? null : (
                <ActionButton
                  context={category.name}
                  tone="danger"
                  onClick={() => setOpen({ dialog: 'delete', category })}
                >
                  {words.delete}
                </ActionButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {open?.dialog === 'form' ? <CategoryDialog category={open.category} onClose={close} /> : null}
      {open?.dialog === 'delete' ? (
        <DeleteCategoryDialog
          category={open.category}
          others={categories.data?.filter(({ id }) => id !== open.category.id) ?? []}
          onClose={close}
        />
      ) : null}
    </>
  );
}
