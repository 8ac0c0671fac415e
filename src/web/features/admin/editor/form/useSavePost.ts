import { useState } from 'react';
import { adminEditorContent } from '../../../../../content/post-editing.ts';
import type { EditorPost } from '../../../../../shared/post-editing.ts';
import { errorCode, fieldErrorsOf, isUnanswered, messageOf } from '../../../../api/call-errors.ts';
import { showFailure } from '../../../../api/call-toasts.ts';
import {
  showErrorToast,
  showToast,
  type ToastContent,
} from '../../../../components/toast/toast-store.ts';
import type { useLeaveGuard } from '../../../../components/useLeaveGuard.ts';
import type { Autosaver } from '../../../../forms/drafts/autosaver.ts';
import type { CheckedForm } from '../../../../forms/useCheckedForm.ts';
import { usePostChanges } from '../../parts/post-changes.ts';
import { isWithoutPendingPictures } from '../../pictures/under-way.ts';
import { asFormErrors, type EditorValues } from '../editor-form.ts';
import { noteSaved } from './saved-losses.ts';

const { toasts } = adminEditorContent;

interface Stored {
  data: EditorPost;
}

interface SavePostInput<Version extends unknown[]> {
  /** Creates or updates the post. */
  store: (values: EditorValues, ...version: Version) => Promise<Stored>;
  /** Shows what somebody else saved meanwhile; false when the conflict is the slug. */
  explainConflict: () => Promise<boolean>;
  savedToast: ToastContent;
  form: CheckedForm<EditorValues>;
  autosaver: Autosaver<EditorValues>;
  /** Lets the editor be left once the post is saved. */
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'release'>;
  close: () => void;
}

/** Saves what the editor holds and tells how it went. */
export function useSavePost<Version extends unknown[]>(input: SavePostInput<Version>) {
  const { form, autosaver, guard } = input;
  const { refreshLists } = usePostChanges();
  const [isSaving, setIsSaving] = useState(false);

  const explain = async (error: unknown) => {
    const isConflict = errorCode(error) === 'CONFLICT';
    if (isConflict && (await input.explainConflict().catch(() => false))) return;
    const slug = messageOf(error, toasts.failed.description);
    // Everything typed is in this browser until the server has it (autosaver.ts).
    if (isUnanswered(error)) return showErrorToast(toasts.notReached);
    form.setErrors(isConflict ? { slug } : asFormErrors(fieldErrorsOf(error) ?? {}));
    showFailure(error, toasts.failed);
  };

  const run = async (values: EditorValues, version: Version, finish: (stored: Stored) => void) => {
    setIsSaving(true);
    try {
      await autosaver.settle();
      const stored = await input.store(values, ...version);
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
    /** Saves without leaving: the editor goes on with what is stored now, its undo included. */
    saveAndStay: (values: EditorValues, version: Version, goOnWith: (stored: Stored) => void) =>
      run(values, version, (stored) => {
        goOnWith(stored);
        autosaver.goOnFrom(values);
      }),
  };
}
