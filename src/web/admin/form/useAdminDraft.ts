import { useEffect } from 'react';
import type { DraftCalls } from '../../forms/drafts/draft-keeper.ts';
import { useDraft } from '../../forms/drafts/useDraft.ts';
import { useAdminSession } from '../admin-session.ts';

/** Keeps the unsent text of the admin who is signed in. @param subject names what the text is about */
export function useAdminDraft(subject: string, calls: DraftCalls) {
  const { admin, signInCount } = useAdminSession();
  const draft = useDraft(`${subject}:${admin.id}`, calls);
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
    },
  };
}

export type AdminDraft = ReturnType<typeof useAdminDraft>;
