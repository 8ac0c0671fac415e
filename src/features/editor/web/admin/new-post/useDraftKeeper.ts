import { useRef, useState } from 'react';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { PostDraft } from '../../../../posts/post-drafts.ts';
import { type EditorValues, emptyPost, toPostFields } from '../editor-form.ts';

interface DraftKeeperInput {
  draftId: string;
  version: number;
}

/** `clash` is the stored draft when another editor's save conflicts with this window's text. */
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
    /** The server removes a draft without text. */
    clear: () => save(emptyPost),
    remove: () => deletion.mutateAsync({ id: draftId }),
    createPost: (values: EditorValues) =>
      creation.mutateAsync({
        draftId,
        ...lineage(),
        ...toPostFields(values, emptyPost),
      }),
    saveApart: async (form: EditorValues): Promise<string> => {
      const id = crypto.randomUUID();
      await saving.mutateAsync({ id, version: 0, savedFrom, form });
      return id;
    },
  };
}
