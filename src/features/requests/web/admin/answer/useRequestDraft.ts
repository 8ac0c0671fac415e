import { useAdminDraft } from '../../../../../web/admin/form/useAdminDraft.ts';
import { outlivingPage, trpc } from '../../../../../web/api/trpc.ts';
import type { OwnersDraftKind } from '../../../owners-drafts.ts';

/** This admin's unsent words about a request. */
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
    /** The text was sent, and the server has taken the draft away. */
    sent: () => {
      sent();
      void queries.inbox.drafts.requestIds.invalidate();
    },
  };
}
