import { useEffect, useRef, useState } from 'react';
import type { OtherEditor } from '../../../../shared/admin-posts.ts';
import { errorCode } from '../../../api/error-code.ts';
import { trpc } from '../../../api/trpc.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { type Autosaver, type AutosaveState, createAutosaver } from './autosaver.ts';
import { type EditorValues, isSameForm } from './editor-form.ts';
import { removeLocalDraft, writeLocalDraft } from './local-draft.ts';

interface AutosaveInput {
  postId: number | null;
  /** The version of the post that is being edited; 0 for a new one. */
  baseVersion: number;
  baseline: EditorValues;
  initial: EditorValues;
  values: EditorValues;
}

/** Keeps the form while it is edited, and hears from the server who else is at the same post. */
export function useAutosave({ postId, baseVersion, baseline, initial, values }: AutosaveInput) {
  const { admin, signInCount, reportEnded } = useAdminSession();
  const { client } = trpc.useUtils();
  const [state, setState] = useState<AutosaveState>(() => ({
    kind: isSameForm(initial, baseline) ? 'clean' : 'unsaved',
  }));
  const [otherEditors, setOtherEditors] = useState<readonly OtherEditor[]>([]);
  const key = { adminId: admin.id, postId };

  // One for the life of the form: another post or version is another form.
  const saver = useRef<Autosaver | null>(null);
  saver.current ??= createAutosaver({
    baseline,
    initial,
    save: async (form) => {
      try {
        const kept = await client.admin.autosave.save.mutate({ postId, baseVersion, form });
        setOtherEditors(kept.otherEditors);
        return kept.savedAt;
      } catch (error) {
        if (errorCode(error) === 'UNAUTHORIZED') reportEnded();
        throw error;
      }
    },
    discard: () => client.admin.autosave.discard.mutate({ postId }),
    keepLocally: (form) => writeLocalDraft(key, { form, baseVersion }),
    forgetLocally: () => removeLocalDraft(key),
    onState: setState,
  });
  const autosaver = saver.current;

  useEffect(() => autosaver.change(values), [autosaver, values]);
  useEffect(() => {
    if (signInCount > 0) void autosaver.flush();
  }, [autosaver, signInCount]);
  useEffect(() => {
    autosaver.start();
    const flush = () => void autosaver.flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      autosaver.stop();
    };
  }, [autosaver]);

  return { state, otherEditors, autosaver };
}
