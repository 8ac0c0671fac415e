import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import type { AdminCategory } from '../../../post-editing.ts';
import { defaultCategoryId } from '../../../posts.ts';
import {
  adminCategoriesContent,
  adminCategoriesContent as words,
} from '../../../words/post-list.ts';
import classes from './CategoriesTab.module.css';
import { CategoryDialog, useCategoryChanges } from './CategoryDialog.tsx';

type Open =
  | { dialog: 'form'; category: AdminCategory | null }
  | { dialog: 'delete'; category: AdminCategory };

export function CategoriesTab() {
  const categories = trpc.admin.categories.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  return (
    <>
      <AdminList
        heading={{
          isTab: true,
          title: words.title,
          intro: words.intro,
          action: (
            <Button onClick={() => setOpen({ dialog: 'form', category: null })}>
              {words.create}
            </Button>
          ),
        }}
        list={categories}
        empty={categories.data?.length === 0 ? words.empty : null}
      >
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

const { deletion: deleteCategoryDialogWords, toasts } = adminCategoriesContent;

interface DeleteCategoryDialogProps {
  category: AdminCategory;
  others: readonly AdminCategory[];
  onClose: () => void;
}

function DeleteCategoryDialog({ category, others, onClose }: DeleteCategoryDialogProps) {
  const { id, name, postCount } = category;
  const [target, setTarget] = useState('');
  const refresh = useCategoryChanges();
  const deletion = trpc.admin.categories.delete.useMutation(
    withToasts({
      done: toasts.deleted,
      failed: toasts.deleteFailed,
      onDone: async () => {
        await refresh();
        onClose();
      },
    }),
  );
  const needsTarget = postCount > 0;

  return (
    <Dialog
      title={deleteCategoryDialogWords.title(name)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: deletion.isPending
            ? deleteCategoryDialogWords.deleting
            : deleteCategoryDialogWords.confirm,
          onChoose: () =>
            deletion.mutate({ id, ...(needsTarget ? { moveToCategoryId: Number(target) } : {}) }),
          isDisabled: deletion.isPending || (needsTarget && target === ''),
        },
      ]}
    >
      <p>
        {needsTarget ? deleteCategoryDialogWords.full(postCount) : deleteCategoryDialogWords.empty}
      </p>
      {needsTarget ? (
        <SelectField
          label={deleteCategoryDialogWords.target}
          options={[
            { value: '', label: deleteCategoryDialogWords.choose, disabled: true },
            ...others.map((other) => ({ value: String(other.id), label: other.name })),
          ]}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
          required
        />
      ) : null}
    </Dialog>
  );
}
