import { useAdminDraft } from '../../../../../web/admin/useAdminDraft.ts';
import { outlivingPage, trpc } from '../../../../../web/api/trpc.ts';

/** The brief that is typed and not sent. @param id of the draft in stages; null: one that is not begun yet */
export function useUnsentBrief(id: number | null) {
  const { stagedDrafts } = trpc.useUtils().client.admin;
  return useAdminDraft(`staged-brief:${id ?? 'new'}`, {
    load: async () => ({ draft: await stagedDrafts.unsentBrief.query({ id }) }),
    save: (typed) => stagedDrafts.saveUnsentBrief.mutate({ id, ...typed }, outlivingPage),
  });
}
