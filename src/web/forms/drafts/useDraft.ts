import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';
import { createDraftKeeper, type DraftCalls } from './draft-keeper.ts';
import { keeperOf, showDraft } from './draft-keepers.ts';

/**
 * The draft of a field, kept on the server while it is typed: shown again after a reload and on other devices.
 * @param name names it in this window; another name is another field, with a `key` of its own
 * @param initial what the server has drawn already
 */
export function useDraft(name: string, calls: DraftCalls, initial?: UnsentDraft | null) {
  const [keeper] = useState(() =>
    // On the server a draft is its page's alone.
    typeof window === 'undefined'
      ? createDraftKeeper(calls, initial ?? null, '')
      : keeperOf(name, calls, initial ?? null),
  );
  const view = useSyncExternalStore(keeper.subscribe, keeper.view, keeper.view);
  useEffect(() => {
    // A page that is reloaded is drawn before what was typed last arrives. What can not be asked for is met by the first save.
    void keeper.reload().catch(() => {});
    return showDraft(name, keeper);
  }, [name, keeper]);
  return { ...view, keeper };
}

export type Draft = ReturnType<typeof useDraft>;
