import { useAdminDraft } from '../../../../../web/admin/form/useAdminDraft.ts';
import { outlivingPage, trpc } from '../../../../../web/api/trpc.ts';
import type { OwnersDraftKind } from '../../../owners-drafts.ts';

export function useRequestDraft(requestId: number, kind: OwnersDraftKind) {
  const { client, admin: queries } = trpc.useUtils();
  const { drafts } = client.admin.inbox;
  const { sent, ...draft } = useAdminDraft(`request:${requestId}:${kind}`, {
    load: () => drafts.get.query({ requestId, kind }),
    save: async (typed) => {
      const saved = await drafts.save.mutate({ requestId, kind, ...typed }, outlivingPage);
      void queries.inbox.drafts.requestIds.invalidate();
      return saved;
    },
  });
  return {
    ...draft,
    sent: () => {
      sent();
      void queries.inbox.drafts.requestIds.invalidate();
    },
  };
}
