import { useEffect } from 'react';
import type { OwnersDraftKind } from '../../../../shared/owners-drafts.ts';
import { outlivingPage, trpc } from '../../../api/trpc.ts';
import { useDraft } from '../../../forms/drafts/useDraft.ts';
import { useAdminSession } from '../session/admin-session.ts';

/** This admin's unsent words about a request. */
export function useRequestDraft(requestId: number, kind: OwnersDraftKind) {
  const { admin, signInCount } = useAdminSession();
  const { client, admin: queries } = trpc.useUtils();
  const { drafts } = client.admin.inbox;
  const draft = useDraft(`request:${admin.id}:${requestId}:${kind}`, {
    load: () => drafts.get.query({ requestId, kind }),
    save: async (typed) => {
      const saved = await drafts.save.mutate({ requestId, kind, ...typed }, outlivingPage);
      void queries.inbox.drafts.requestIds.invalidate();
      return saved;
    },
  });
  const { keeper } = draft;
  useEffect(() => {
    if (signInCount > 0) void keeper.flush();
  }, [keeper, signInCount]);
  return {
    ...draft,
    /** The text was sent, and the server has taken the draft away. */
    sent: () => {
      keeper.sent();
      // Another window may have typed on meanwhile.
      void keeper.reload().catch(() => {});
      void queries.inbox.drafts.requestIds.invalidate();
    },
  };
}
