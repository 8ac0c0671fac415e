import type {
  DraftLineage,
  DraftSave,
  SavedDraft,
  UnsentDraft,
} from '../../../../shared/admin/unsent-drafts.ts';
import { useDraft } from '../../../../web/forms/drafts/useDraft.ts';

interface SendersDraftCalls {
  initial: UnsentDraft | null | undefined;
  load: () => Promise<UnsentDraft | null>;
  save: (typed: DraftSave) => Promise<SavedDraft>;
  /** Stores the server's draft in the cache for the next render. */
  remember: (draft: UnsentDraft | null) => void;
}

export function useSendersDraft(
  name: string,
  { initial, load, save, remember }: SendersDraftCalls,
) {
  const draft = useDraft(
    name,
    {
      load: async () => ({ draft: await load() }),
      save: async (typed) => {
        const saved = await save(typed);
        const { revision, savedAt } = saved;
        remember(revision ? { text: typed.text, revision, begunAt: savedAt, savedAt } : null);
        return saved;
      },
    },
    initial,
  );
  const { keeper } = draft;
  return {
    draft,
    send: async (call: (draft: DraftLineage) => Promise<unknown>) => {
      await keeper.settle();
      try {
        await call(keeper.lineage());
      } catch (error) {
        void keeper.flush();
        throw error;
      }
      remember(null);
      keeper.sent();
    },
  };
}
