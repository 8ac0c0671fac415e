import { TRPCClientError } from '@trpc/client';
import { useState } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import type { EditorPost } from '../../../../shared/admin-posts.ts';
import { errorCode } from '../../../api/error-code.ts';
import { messageOf } from '../../../api/message-of.ts';
import { type AppRouter, trpc } from '../../../api/trpc.ts';
import { showToast } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';
import { usePostChanges } from '../posts/post-changes.ts';
import { type EditorValues, toPostFields } from './editor-form.ts';

const { toasts } = adminEditorContent;

interface SavePostInput {
  post: EditorPost | null;
  baseline: EditorValues;
  beforeSave: () => Promise<void>;
  onSaved: () => void;
  onFieldErrors: (errors: Record<string, string>) => void;
  onFailed: () => void;
}

function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof TRPCClientError)) return {};
  const { data }: TRPCClientError<AppRouter> = error;
  return Object.fromEntries(
    Object.entries(data?.fieldErrors ?? {}).map(([field, messages]) => [
      field === 'publishedAt' ? 'publishAt' : field,
      messages[0] ?? '',
    ]),
  );
}

/** Creates or updates the post; a save over a version that was not seen comes back as `conflict`. */
export function useSavePost(input: SavePostInput) {
  const { post, baseline, beforeSave, onSaved, onFieldErrors, onFailed } = input;
  const { client } = trpc.useUtils();
  const { refreshLists } = usePostChanges();
  const create = trpc.admin.posts.create.useMutation();
  const update = trpc.admin.posts.update.useMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<EditorPost | null>(null);

  const store = async (values: EditorValues, version: number) => {
    const fields = toPostFields(values, baseline);
    if (!post) {
      const created = await create.mutateAsync(fields);
      // Where this does not arrive, the text is offered once more: a nuisance, not a loss.
      await client.admin.autosave.discard.mutate({ postId: null }).catch(() => {});
      return created;
    }
    return update.mutateAsync({ id: post.id, version, ...fields });
  };

  /** The slug or somebody else's save: both are conflicts, only the second has a newer version. */
  const explainConflict = async (error: unknown, version: number) => {
    const latest = post ? await client.admin.posts.get.query({ id: post.id }) : null;
    if (latest && latest.version !== version) return setConflict(latest);
    onFieldErrors({ slug: messageOf(error, toasts.failed.description) });
    showFailure(error, toasts.failed);
  };

  const save = async (values: EditorValues, version: number) => {
    setIsSaving(true);
    try {
      await beforeSave();
      await store(values, version);
      await refreshLists();
      showToast(post ? toasts.updated : toasts.created);
      onSaved();
    } catch (error) {
      onFailed();
      if (errorCode(error) === 'CONFLICT') {
        await explainConflict(error, version).catch(() => showFailure(error, toasts.failed));
      } else {
        onFieldErrors(fieldErrorsOf(error));
        showFailure(error, toasts.failed);
      }
    } finally {
      setIsSaving(false);
    }
  };

  return { save, isSaving, conflict, dropConflict: () => setConflict(null) };
}
