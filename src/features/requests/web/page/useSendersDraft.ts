import type {
  DraftLineage,
  DraftSave,
  SavedDraft,
  UnsentDraft,
} from '../../../../shared/admin/unsent-drafts.ts';
import { useDraft } from '../../../../web/forms/drafts/useDraft.ts';

interface SendersDraftCalls {
  /** The draft that the server has drawn already. */
  initial: UnsentDraft | null | undefined;
  load: () => Promise<UnsentDraft | null>;
  save: (typed: DraftSave) => Promise<SavedDraft>;
  /** Notes what the server has, for the page as it is drawn next. */
  remember: (draft: UnsentDraft | null) => void;
}

/** Words of somebody who has a link, and the way to send them. */
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
