import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../../web/admin/AdminList.tsx';
import { TabHeading } from '../../../../../web/admin/TabHeading.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { AdminCategory } from '../../../../editor/post-editing.ts';
import { defaultCategoryId } from '../../../posts.ts';
import { adminCategoriesContent as words } from '../../../words/post-list.ts';
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
      <AdminList list={categories} empty={categories.data?.length === 0 ? words.empty : null}>
        <ul className={classes.grid}>
          {categories.data?.map((category) => (
            <Paper key={category.id} component="li" withBorder radius="md" p="lg">
              <Title order={3} size="h4" dir="auto">
                {category.name}
              </Title>
              <Text c="dimmed" fz="sm">
                <code>/{category.slug}</code>
              </Text>
              <Text fz="sm" my="xs" dir="auto">
                {category.description || words.noDescription}
              </Text>
              <Group component="p" gap="xs" mt="auto">
                <Badge color="lagoon">{words.posts(category.postCount)}</Badge>
                {category.id === defaultCategoryId ? (
                  <Badge variant="default">{words.isDefault}</Badge>
                ) : null}
              </Group>
              <Group gap="xs" mt="md">
                <ActionButton
                  context={category.name}
                  onClick={() => setOpen({ dialog: 'form', category })}
                >
                  {words.edit}
                </ActionButton>
                {category.id === defaultCategoryId ? null : (
                  <ActionButton
                    context={category.name}
                    isDangerous
                    onClick={() => setOpen({ dialog: 'delete', category })}
                  >
                    {words.delete}
                  </ActionButton>
                )}
              </Group>
            </Paper>
          ))}
        </ul>
      </AdminList>
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
