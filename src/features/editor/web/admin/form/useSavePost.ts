import { useState } from 'react';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import {
  errorCode,
  fieldErrorsOf,
  isUnanswered,
  messageOf,
} from '../../../../../web/api/call-errors.ts';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import type { useLeaveGuard } from '../../../../../web/components/dialog/useLeaveGuard.ts';
import {
  showErrorToast,
  showToast,
  type ToastContent,
} from '../../../../../web/components/toast/toast-store.ts';
import type { Autosaver } from '../../../../../web/forms/drafts/autosaver.ts';
import type { CheckedForm } from '../../../../../web/forms/useCheckedForm.ts';
import { isWithoutPendingPictures } from '../../../../media/web/admin/under-way.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { asFormErrors, type EditorValues } from '../editor-form.ts';
import { noteSaved } from './saved-losses.ts';

const { toasts } = adminEditorContent;

interface Stored {
  data: EditorPost;
}

interface SavePostInput<Version extends unknown[]> {
  store: (values: EditorValues, ...version: Version) => Promise<Stored>;
  explainConflict: () => Promise<boolean>;
  savedToast: ToastContent;
  form: CheckedForm<EditorValues>;
  autosaver: Autosaver<EditorValues>;
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'release'>;
  /** Runs with what the server stored, before the editor closes or goes on. */
  onSaved: (stored: EditorPost) => void;
  close: () => void;
}

export function useSavePost<Version extends unknown[]>(input: SavePostInput<Version>) {
  const { form, autosaver, guard } = input;
  const { refreshLists } = usePostChanges();
  const [isSaving, setIsSaving] = useState(false);

  const explain = async (error: unknown) => {
    const isConflict = errorCode(error) === 'CONFLICT';
    if (isConflict && (await input.explainConflict().catch(() => false))) return;
    const slug = messageOf(error, toasts.failed.description);
    // The local draft keeps the text until the server has it (autosaver.ts).
    if (isUnanswered(error)) return showErrorToast(toasts.notReached);
    form.setErrors(isConflict ? { slug } : asFormErrors(fieldErrorsOf(error) ?? {}));
    showFailure(error, toasts.failed);
  };

  const run = async (values: EditorValues, version: Version, finish: (stored: Stored) => void) => {
    setIsSaving(true);
    try {
      await autosaver.settle();
      const stored = await input.store(values, ...version);
      input.onSaved(stored.data);
      await refreshLists();
      showToast(input.savedToast);
      finish(stored);
    } catch (error) {
      void autosaver.flush();
      await explain(error);
    } finally {
      setIsSaving(false);
    }
  };

  return {
    isSaving,
    save: async (values: EditorValues, ...version: Version) => {
      if (!isWithoutPendingPictures()) return;
      await run(values, version, ({ data }) => {
        noteSaved(values, data);
        guard.release();
        autosaver.forget();
        input.close();
      });
    },
    saveAndStay: (values: EditorValues, version: Version, goOnWith: (stored: Stored) => void) =>
      run(values, version, (stored) => {
        goOnWith(stored);
        autosaver.goOnFrom(values);
      }),
  };
}
