import { useAdminDraft } from '../../../../../web/admin/form/useAdminDraft.ts';
import { outlivingPage, trpc } from '../../../../../web/api/trpc.ts';

/** @param id staged draft; null for one that does not exist yet */
export function useUnsentBrief(id: number | null) {
  const { stagedDrafts } = trpc.useUtils().client.admin;
  return useAdminDraft(`staged-brief:${id ?? 'new'}`, {
    load: async () => ({ draft: await stagedDrafts.unsentBrief.query({ id }) }),
    save: (typed) => stagedDrafts.saveUnsentBrief.mutate({ id, ...typed }, outlivingPage),
  });
}
