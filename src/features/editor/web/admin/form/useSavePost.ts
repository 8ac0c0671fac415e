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
import { isWithoutPendingPictures } from '../../../../media/web/admin/upload/under-way.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { asFormErrors, type EditorValues } from '../editor-form.ts';
import { noteSaved } from './saved-losses.ts';

const { toasts } = adminEditorContent;

interface Stored {
  data: EditorPost;
}

/** The stored post, and its text as the form has it. */
interface Saved extends Stored {
  values: EditorValues;
}

interface SavePostInput {
  /** @param over version that the values were typed over */
  store: (values: EditorValues, over: number) => Promise<Stored>;
  /** Null when a person has to decide. */
  merge: () => Promise<{ values: EditorValues; over: number } | null>;
  explainConflict: () => Promise<boolean>;
  savedToast: ToastContent;
  form: CheckedForm<EditorValues>;
  autosaver: Autosaver<EditorValues>;
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'release'>;
  /** Runs with what the server stored, before the editor closes or goes on. */
  onSaved: (stored: EditorPost) => void;
  goOnWith: (stored: EditorPost, typed: EditorValues) => void;
  close: () => void;
}

/** Others may go on saving while this window merges. */
const mostMerges = 3;

export function useSavePost(input: SavePostInput) {
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

  const store = async (values: EditorValues, over: number, merges = 0): Promise<Saved> => {
    await autosaver.settle();
    try {
      return { ...(await input.store(values, over)), values };
    } catch (error) {
      const isOver = errorCode(error) !== 'CONFLICT' || merges === mostMerges;
      const merged = isOver ? null : await input.merge().catch(() => null);
      if (!merged) throw error;
      return store(merged.values, merged.over, merges + 1);
    }
  };

  /** @returns true when the server has stored it */
  const run = async (
    values: EditorValues,
    over: number,
    finish: (saved: Saved) => void,
  ): Promise<boolean> => {
    setIsSaving(true);
    try {
      const saved = await store(values, over);
      input.onSaved(saved.data);
      await refreshLists();
      showToast(input.savedToast);
      finish(saved);
      return true;
    } catch (error) {
      void autosaver.flush();
      await explain(error);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  const goOn = (saved: Saved) => {
    input.goOnWith(saved.data, saved.values);
    autosaver.goOnFrom(saved.values);
  };

  return {
    isSaving,
    /** A text that was merged stays open: nobody has read it yet. */
    save: async (values: EditorValues, over: number) => {
      if (!isWithoutPendingPictures()) return;
      await run(values, over, (saved) => {
        if (saved.values !== values) return goOn(saved);
        noteSaved(values, saved.data);
        guard.release();
        autosaver.forget();
        return input.close();
      });
    },
    saveAndStay: (values: EditorValues, over: number) => run(values, over, goOn),
  };
}
