import { useEffect, useEffectEvent } from 'react';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { localNewPosts, readLocalDraft, removeLocalDraft } from '../autosave/local-draft.ts';
import { whenNotOpen } from './open-new-posts.ts';

/** Sends local drafts that never reached the server and are open in no window. */
export function useLeftBehind(): void {
  const { admin } = useAdminSession();
  const saving = trpc.admin.drafts.save.useMutation();
  const { refreshLists } = usePostChanges();

  const send = useEffectEvent((open: string, signal: AbortSignal) =>
    whenNotOpen(open, signal, async () => {
      const key = { adminId: admin.id, open };
      const left = readLocalDraft(key);
      if (!left) return;
      const text = { savedFrom: crypto.randomUUID(), form: left.form };
      try {
        await saving.mutateAsync({ id: open, version: left.baseVersion, ...text });
      } catch (error) {
        if (errorCode(error) !== 'CONFLICT') return;
        await saving.mutateAsync({ id: crypto.randomUUID(), version: 0, ...text });
      }
      removeLocalDraft(key);
      await refreshLists();
    }),
  );
  useEffect(() => {
    const leaving = new AbortController();
    // Failed drafts stay in local storage for the next visit.
    for (const open of localNewPosts(admin.id)) void send(open, leaving.signal).catch(() => {});
    return () => leaving.abort();
  }, [admin.id]);
}
