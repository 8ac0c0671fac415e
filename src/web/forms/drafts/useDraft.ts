import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';
import { createDraftKeeper, type DraftCalls } from './draft-keeper.ts';
import { keeperOf, showDraft } from './draft-keepers.ts';

/**
 * Keeps the draft of a field on the server while it is typed, and shows it again after a reload and on other devices.
 * @param name names it in this window; another name is another field, with a `key` of its own
 * @param initial draft that the server has rendered
 */
export function useDraft(name: string, calls: DraftCalls, initial?: UnsentDraft | null) {
  const [keeper] = useState(() =>
    // On the server, a draft belongs to one rendering only.
    typeof window === 'undefined'
      ? createDraftKeeper(calls, initial ?? null, '')
      : keeperOf(name, calls, initial ?? null),
  );
  const view = useSyncExternalStore(keeper.subscribe, keeper.view, keeper.view);
  useEffect(() => {
    // A reloaded page may be rendered before the last text arrives. If this call fails, the first save finds the newer
    // text.
    void keeper.reload().catch(() => {});
    return showDraft(name, keeper);
  }, [name, keeper]);
  return { ...view, keeper };
}

export type Draft = ReturnType<typeof useDraft>;
