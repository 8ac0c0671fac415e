import { TRPCClientError } from '@trpc/client';
import { useState } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { errorCode } from '../../../api/error-code.ts';
import { messageOf } from '../../../api/message-of.ts';
import type { AppRouter } from '../../../api/trpc.ts';
import { showToast, type ToastContent } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';
import { usePostChanges } from '../posts/post-changes.ts';
import type { EditorValues } from './editor-form.ts';

const { toasts } = adminEditorContent;

interface SavePostInput<Version extends unknown[]> {
  /** Creates or updates the post. */
  store: (values: EditorValues, ...version: Version) => Promise<unknown>;
  /** Shows what somebody else saved meanwhile; false when the conflict is the slug. */
  explainConflict: () => Promise<boolean>;
  savedToast: ToastContent;
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

/** Saves what the editor holds and tells how it went. */
export function useSavePost<Version extends unknown[]>(input: SavePostInput<Version>) {
  const { refreshLists } = usePostChanges();
  const [isSaving, setIsSaving] = useState(false);

  const explain = async (error: unknown) => {
    const isConflict = errorCode(error) === 'CONFLICT';
    if (isConflict && (await input.explainConflict().catch(() => false))) return;
    const slug = messageOf(error, toasts.failed.description);
    input.onFieldErrors(isConflict ? { slug } : fieldErrorsOf(error));
    showFailure(error, toasts.failed);
  };

  const save = async (values: EditorValues, ...version: Version) => {
    setIsSaving(true);
    try {
      await input.beforeSave();
      await input.store(values, ...version);
      await refreshLists();
      showToast(input.savedToast);
      input.onSaved();
    } catch (error) {
      input.onFailed();
      await explain(error);
    } finally {
      setIsSaving(false);
    }
  };

  return { save, isSaving };
}
