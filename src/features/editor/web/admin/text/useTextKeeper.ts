import { useRef, useState } from 'react';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { DocumentRef } from '../../../../documents/documents.ts';
import type { TypedDetails } from '../../../../posts/post-details.ts';
import type { PostAutosave } from '../../../editing.ts';
import { asAutosave, type EditorValues, emptyDetails } from '../editor-form.ts';

interface TextKeeperInput {
  of: DocumentRef;
  /** Version of the post that is typed over; 0 for a new one. */
  baseVersion: () => number;
  /** Details on the server. */
  details: () => TypedDetails;
  /** Version of the autosave that the form shows; 0 for none. */
  seen: number;
}

/** Keeps what is typed into this window. `clash` is what another window has kept meanwhile. */
export function useTextKeeper({ of: ref, baseVersion, details, seen }: TextKeeperInput) {
  const { autosave } = trpc.admin;
  const saving = autosave.save.useMutation();
  const discarding = autosave.discard.useMutation();
  const { client } = trpc.useUtils();
  const [clash, setClash] = useState<PostAutosave | null>(null);
  const [savedFrom] = useState(() => crypto.randomUUID());
  const seenVersion = useRef(seen);
  const isRefused = useRef(false);
  const window = () => ({ savedFrom, seen: seenVersion.current });

  const findClash = async (): Promise<boolean> => {
    const latest = await client.admin.autosave.get.query({ ref });
    if (!latest) return false;
    const isKnown = latest.savedFrom === savedFrom || latest.version === seenVersion.current;
    if (latest.postId === null && isKnown) return false;
    setClash(latest);
    return true;
  };

  return {
    clash,
    findClash,
    window,
    seenVersion: () => seenVersion.current,
    async save(form: EditorValues) {
      try {
        const kept = await saving.mutateAsync({
          ...{ ref, baseVersion: baseVersion(), form: asAutosave(form, details()) },
          window: window(),
        });
        isRefused.current = false;
        seenVersion.current = kept.version;
        return kept;
      } catch (error) {
        if (errorCode(error) === 'CONFLICT') {
          isRefused.current = true;
          await findClash();
        }
        throw error;
      }
    },
    isRefused: () => isRefused.current,
    discard: (postId: number) => discarding.mutateAsync({ postId, window: window() }),
    /** Lets this window overwrite the text of the other one. */
    outrank() {
      seenVersion.current = clash?.version ?? 0;
      setClash(null);
    },
    /** Keeps the typed text as a new post. @returns its key */
    async saveApart(form: EditorValues): Promise<string> {
      const draftId = crypto.randomUUID();
      const apart = { ref: { draftId }, baseVersion: 0, form: asAutosave(form, emptyDetails) };
      await saving.mutateAsync({ ...apart, window: { savedFrom, seen: 0 } });
      return draftId;
    },
  };
}

export type TextKeeper = ReturnType<typeof useTextKeeper>;
