import { useState } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/Dialog.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import type { AdminCategory } from '../../../../editor/post-editing.ts';
import { adminCategoriesContent } from '../../../words/post-list.ts';
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
      title={words.title(name)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: deletion.isPending ? words.deleting : words.confirm,
          onChoose: () =>
            deletion.mutate({ id, ...(needsTarget ? { moveToCategoryId: Number(target) } : {}) }),
          isDisabled: deletion.isPending || (needsTarget && target === ''),
        },
      ]}
    >
      <p>{needsTarget ? words.full(postCount) : words.empty}</p>
      {needsTarget ? (
        <SelectField
          label={words.target}
          options={[
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
