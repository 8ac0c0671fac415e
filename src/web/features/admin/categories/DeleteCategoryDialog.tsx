import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { adminContent } from '../../../../content/admin.ts';
import { adminCategoriesContent } from '../../../../content/admin-posts.ts';
import type { AdminCategory } from '../../../../shared/admin-posts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';
import { useCategoryChanges } from './category-changes.ts';

const { deletion: words, toasts } = adminCategoriesContent;

interface DeleteCategoryDialogProps {
  category: AdminCategory;
  others: readonly AdminCategory[];
  onClose: () => void;
}

/** Deletes a category; its posts go where the admin says, never away silently. */
export function DeleteCategoryDialog({ category, others, onClose }: DeleteCategoryDialogProps) {
  const { id, name, postCount } = category;
  const [target, setTarget] = useState('');
  const refresh = useCategoryChanges();
  const deletion = trpc.admin.categories.delete.useMutation({
    onSuccess: async () => {
      await refresh();
      showToast(toasts.deleted);
      onClose();
    },
    onError: (error) => showFailure(error, toasts.deleteFailed),
  });
  const needsTarget = postCount > 0;

  return (
    <Dialog
      isOpen
      title={words.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {adminContent.dialog.cancel}
          </Button>
          <Button
            disabled={deletion.isPending || (needsTarget && target === '')}
            onClick={() =>
              deletion.mutate({ id, ...(needsTarget ? { moveToCategoryId: Number(target) } : {}) })
            }
          >
            {deletion.isPending ? words.deleting : words.confirm}
          </Button>
        </>
      }
    >
      <p>{needsTarget ? words.full(postCount) : words.empty}</p>
      {needsTarget ? (
        <NativeSelect
          label={words.target}
          data={[
            { value: '', label: words.choose, disabled: true },
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
