import { useRef, useState } from 'react';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { PostDraft } from '../../../post-drafts.ts';
import { type EditorValues, emptyPost, toPostFields } from '../editor-form.ts';

interface DraftKeeperInput {
  draftId: string;
  /** The version that the form started with. */
  version: number;
}

/**
 * Everything the editor of a new post asks of the server. `clash` is the draft as somebody else left it, when this
 * window's text does not follow from it.
 */
export function useDraftKeeper({ draftId, version }: DraftKeeperInput) {
  const { drafts } = trpc.admin;
  const saving = drafts.save.useMutation();
  const deletion = drafts.delete.useMutation();
  const creation = drafts.createPost.useMutation();
  const { client } = trpc.useUtils();
  const [clash, setClash] = useState<PostDraft | null>(null);
  const seen = useRef(version);
  const [savedFrom] = useState(() => crypto.randomUUID());
  const lineage = () => ({ version: seen.current, savedFrom });

  /** Looks whether a refusal means text of somebody else's. */
  const findClash = async (): Promise<boolean> => {
    const latest = await client.admin.drafts.get.query({ id: draftId });
    const isOurs = !latest?.postId && latest?.savedFrom === savedFrom;
    if (!latest || isOurs || (!latest.postId && latest.version === seen.current)) return false;
    setClash(latest);
    return true;
  };

  const save = async (form: EditorValues): Promise<Date> => {
    try {
      const kept = await saving.mutateAsync({ id: draftId, ...lineage(), form });
      seen.current = kept.version;
      return kept.savedAt;
    } catch (error) {
      if (errorCode(error) === 'CONFLICT') await findClash();
      throw error;
    }
  };

  return {
    clash,
    seenVersion: () => seen.current,
    findClash,
    save,
    /** Nothing is left of it: an empty draft vanishes on the server. */
    clear: () => save(emptyPost),
    remove: () => deletion.mutateAsync({ id: draftId }),
    createPost: (values: EditorValues) =>
      creation.mutateAsync({
        draftId,
        ...lineage(),
        ...toPostFields(values, emptyPost),
      }),
    /** Keeps this text as another draft and answers its id. */
    saveApart: async (form: EditorValues): Promise<string> => {
      const id = crypto.randomUUID();
      await saving.mutateAsync({ id, version: 0, savedFrom, form });
      return id;
    },
  };
}
