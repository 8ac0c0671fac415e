import '../../../zod-without-eval.ts';
import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { adminContent } from '../../../../content/admin.ts';
import { adminCategoriesContent } from '../../../../content/admin-posts.ts';
import {
  type AdminCategory,
  type CategoryInput,
  categoryInputSchema,
} from '../../../../shared/admin-posts.ts';
import { slugFromTitle } from '../../../../shared/slug.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { showToast, type ToastContent } from '../../../components/toast/toast-store.ts';
import { validateWith } from '../../../form-validation.ts';
import { showFailure } from '../parts/action-failure.ts';
import { useCategoryChanges } from './category-changes.ts';

const { form: words, toasts } = adminCategoriesContent;
const emptyForm: CategoryInput = { name: '', slug: '', description: '' };

interface CategoryDialogProps {
  /** null makes a new one. */
  category: AdminCategory | null;
  onClose: () => void;
}

/** Name, slug and description of a category; the slug of a new one follows the name until it is edited. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const formId = useId();
  const refresh = useCategoryChanges();
  const [slugFollows, setSlugFollows] = useState(category === null);
  const form = useForm<CategoryInput>({
    initialValues: category
      ? { name: category.name, slug: category.slug, description: category.description }
      : emptyForm,
    validate: validateWith(categoryInputSchema),
  });

  const finish = (toast: ToastContent) => async () => {
    await refresh();
    showToast(toast);
    onClose();
  };
  const onError = (error: unknown) => showFailure(error, toasts.failed);
  const create = trpc.admin.categories.create.useMutation({
    onSuccess: finish(toasts.created),
    onError,
  });
  const update = trpc.admin.categories.update.useMutation({
    onSuccess: finish(toasts.updated),
    onError,
  });
  const isSaving = create.isPending || update.isPending;

  const save = (values: CategoryInput) =>
    category ? update.mutate({ id: category.id, ...values }) : create.mutate(values);

  return (
    <Dialog
      isOpen
      title={category ? words.editTitle : words.createTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {adminContent.dialog.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={isSaving}>
            {isSaving ? words.saving : category ? words.update : words.create}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.onSubmit(save, (errors) =>
          form.getInputNode(Object.keys(errors)[0] ?? 'name')?.focus(),
        )}
      >
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
