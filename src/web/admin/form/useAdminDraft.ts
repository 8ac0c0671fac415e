import { useEffect } from 'react';
import type { DraftCalls } from '../../forms/drafts/draft-keeper.ts';
import { useDraft } from '../../forms/drafts/useDraft.ts';
import { useAdminSession } from '../admin-session.ts';

/** Keeps the unsent text of the signed-in admin. @param subject names the topic of the text */
export function useAdminDraft(subject: string, calls: DraftCalls) {
  const { admin, signInCount } = useAdminSession();
  const draft = useDraft(`${subject}:${admin.id}`, calls);
  const { keeper } = draft;
  useEffect(() => {
    if (signInCount > 0) void keeper.flush();
  }, [keeper, signInCount]);
  return {
    ...draft,
    /** Call it after the text was sent: the server has deleted the draft. */
    sent: () => {
      keeper.sent();
      // Another window may have typed on meanwhile.
      void keeper.reload().catch(() => {});
    },
  };
}

export type AdminDraft = ReturnType<typeof useAdminDraft>;
