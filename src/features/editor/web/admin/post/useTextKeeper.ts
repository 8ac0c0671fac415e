import { useRef, useState } from 'react';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { Autosave } from '../../../editing.ts';
import type { EditorValues } from '../editor-form.ts';

interface TextKeeperInput {
  postId: number;
  baseVersion: () => number;
  seen: string | null;
}

/** `clash` is the text of the same admin's other window. */
export function useTextKeeper({ postId, baseVersion, seen }: TextKeeperInput) {
  const { autosave } = trpc.admin;
  const saving = autosave.save.useMutation();
  const discarding = autosave.discard.useMutation();
  const { client } = trpc.useUtils();
  const [clash, setClash] = useState<Autosave | null>(null);
  const [savedFrom] = useState(() => crypto.randomUUID());
  const seenWindow = useRef(seen);
  const isRefused = useRef(false);
  const window = () => ({ savedFrom, seen: seenWindow.current });

  return {
    clash,
    window,
    async save(form: EditorValues) {
      try {
        const kept = await saving.mutateAsync({
          ...{ postId, baseVersion: baseVersion(), form },
          window: window(),
        });
        isRefused.current = false;
        return kept;
      } catch (error) {
        if (errorCode(error) === 'CONFLICT') {
          isRefused.current = true;
          setClash(await client.admin.autosave.get.query({ postId }));
        }
        throw error;
      }
    },
    isRefused: () => isRefused.current,
    discard: () => discarding.mutateAsync({ postId, window: window() }),
    /** Lets this window overwrite the other window's autosave. */
    outrank() {
      seenWindow.current = clash?.savedFrom ?? null;
      setClash(null);
    },
  };
}
