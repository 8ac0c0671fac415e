import { useEffect, useRef, useState } from 'react';
import {
  type Autosaver,
  type AutosaveState,
  createAutosaver,
  keptState,
} from '../../../../../web/forms/drafts/autosaver.ts';
import { useAdminSession } from '../../../../accounts/web/admin/session/admin-session.ts';
import type { OtherEditor } from '../../../post-editing.ts';
import { type EditorValues, isSameForm } from '../editor-form.ts';
import { removeLocalDraft, writeLocalDraft } from './local-draft.ts';

interface AutosaveInput {
  /** The id of the post, or of the new post's draft. */
  open: number | string;
  /** The version that the typed text follows from; 0 for one that the server has not heard of. */
  baseVersion: () => number;
  /** What a thrown away form goes back to. */
  baseline: EditorValues;
  /** Whether there is nothing to keep. */
  isClean: (values: EditorValues) => boolean;
  /** What the server has already, and since when. */
  kept: EditorValues;
  keptAt: Date | null;
  initial: EditorValues;
  values: EditorValues;
  save: (form: EditorValues) => Promise<{ savedAt: Date; otherEditors: OtherEditor[] }>;
  discard: () => Promise<unknown>;
}

function initialState({ initial, kept, ...input }: AutosaveInput): AutosaveState {
  return isSameForm(initial, kept) ? keptState(initial, input) : { kind: 'unsaved' };
}

/** Keeps the form while it is edited, and hears from the server who else is at the same post. */
export function useAutosave(input: AutosaveInput) {
  const { open, baseVersion, baseline, isClean, kept, keptAt, initial, values, discard } = input;
  const { admin, signInCount } = useAdminSession();
  const [state, setState] = useState<AutosaveState>(() => initialState(input));
  const [otherEditors, setOtherEditors] = useState<readonly OtherEditor[]>([]);
  const localKey = { adminId: admin.id, open };

  // One for the life of the form: another post or version is another form.
  const saver = useRef<Autosaver<EditorValues> | null>(null);
  saver.current ??= createAutosaver({
    isSame: isSameForm,
    ...{ baseline, isClean, kept, keptAt, initial, discard },
    save: async (form) => {
      const answer = await input.save(form);
      setOtherEditors(answer.otherEditors);
      return answer.savedAt;
    },
    keepLocally: (form) => writeLocalDraft(localKey, { form, baseVersion: baseVersion() }),
    forgetLocally: () => removeLocalDraft(localKey),
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

  return { state, otherEditors, autosaver, localKey };
}
