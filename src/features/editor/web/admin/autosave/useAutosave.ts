import { useEffect, useRef, useState } from 'react';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import {
  type Autosaver,
  type AutosaveState,
  createAutosaver,
  keptState,
} from '../../../../../web/forms/drafts/autosaver.ts';
import type { OtherEditor } from '../../../../documents/documents.ts';
import type { TypedDetails } from '../../../../posts/post-details.ts';
import { asAutosave, type EditorValues, isSameForm } from '../editor-form.ts';
import { removeLocalDraft, writeLocalDraft } from './local-draft.ts';

interface AutosaveInput {
  open: number | string;
  /** 0 before the first save of a draft. */
  baseVersion: () => number;
  /** Details on the server. */
  details: () => TypedDetails;
  /** Form values after a discard. */
  baseline: EditorValues;
  isClean: (values: EditorValues) => boolean;
  /** Form values on the server. */
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

/** Each save also returns the other editors of the post. */
export function useAutosave(input: AutosaveInput) {
  const { open, baseVersion, baseline, isClean, kept, keptAt, initial, values, discard } = input;
  const { admin, signInCount } = useAdminSession();
  const [state, setState] = useState<AutosaveState>(() => initialState(input));
  const [otherEditors, setOtherEditors] = useState<readonly OtherEditor[]>([]);
  const localKey = { adminId: admin.id, open };

  // Lives as long as the form. Another post mounts another form.
  const saver = useRef<Autosaver<EditorValues> | null>(null);
  saver.current ??= createAutosaver({
    isSame: isSameForm,
    ...{ baseline, isClean, kept, keptAt, initial, discard },
    save: async (form) => {
      const answer = await input.save(form);
      setOtherEditors(answer.otherEditors);
      return answer.savedAt;
    },
    keepLocally: (form) =>
      writeLocalDraft(localKey, {
        form: asAutosave(form, input.details()),
        baseVersion: baseVersion(),
      }),
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
