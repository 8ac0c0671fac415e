import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useId, useState } from 'react';
import { slugFromTitle } from '../../../../../shared/text/slug.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { useCheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import {
  type AdminCategory,
  type CategoryInput,
  categoryInputSchema,
} from '../../../post-editing.ts';
import { adminCategoriesContent } from '../../../words/post-list.ts';

const { form: words, toasts } = adminCategoriesContent;
const emptyForm: CategoryInput = { name: '', slug: '', description: '' };

interface CategoryDialogProps {
  /** Null creates a new one. */
  category: AdminCategory | null;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const formId = useId();
  const refresh = useCategoryChanges();
  const [slugFollows, setSlugFollows] = useState(category === null);
  const form = useCheckedForm<CategoryInput>({
    initialValues: category
      ? { name: category.name, slug: category.slug, description: category.description }
      : emptyForm,
    validate: schemaResolver(categoryInputSchema, { sync: true }),
  });

  const saving = {
    failed: toasts.failed,
    form,
    onDone: async () => {
      await refresh();
      onClose();
    },
  };
  const create = trpc.admin.categories.create.useMutation(
    withToasts({ ...saving, done: toasts.created }),
  );
  const update = trpc.admin.categories.update.useMutation(
    withToasts({ ...saving, done: toasts.updated }),
  );
  const isSaving = create.isPending || update.isPending;

  const save = (values: CategoryInput) =>
    category ? update.mutate({ id: category.id, ...values }) : create.mutate(values);

  return (
    <Dialog
      title={category ? words.editTitle : words.createTitle}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: isSaving ? words.saving : category ? words.update : words.create,
          form: formId,
          isDisabled: isSaving,
        },
      ]}
    >
      <form id={formId} noValidate onSubmit={form.onSubmit(save)}>
        <TextInput
          label={words.name}
          {...form.getInputProps('name')}
          onChange={(event) => {
            const name = event.currentTarget.value;
            form.setFieldValue('name', name);
            if (slugFollows) form.setFieldValue('slug', slugFromTitle(name));
          }}
          required
          data-autofocus
          mb="md"
        />
        <TextInput
          label={words.slug}
          description={words.slugHint}
          {...form.getInputProps('slug')}
          onChange={(event) => {
            setSlugFollows(false);
            form.setFieldValue('slug', event.currentTarget.value);
          }}
          required
          spellCheck={false}
          mb="md"
        />
        <Textarea
          label={words.description}
          description={words.descriptionHint}
          {...form.getInputProps('description')}
          rows={3}
        />
      </form>
    </Dialog>
  );
}

export function useCategoryChanges() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.admin.categories.list.invalidate(),
      utils.admin.posts.list.invalidate(),
      utils.blog.invalidate(),
    ]);
}
