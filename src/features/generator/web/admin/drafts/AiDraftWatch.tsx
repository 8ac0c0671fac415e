import { useEffect, useEffectEvent, useRef } from 'react';
import { showErrorToast, showToast } from '../../../../../web/components/toast/toast-store.ts';
import type { AiDraft } from '../../../ai-drafts.ts';
import { adminAiDraftsContent } from '../../../words/ai-drafts.ts';
import { useAiDraft, useAiDraftChanges } from './useAiDraft.ts';

const { toasts } = adminAiDraftsContent;

/** Shows a toast when a draft ends, anywhere in the admin area. */
export function AiDraftWatch() {
  const draft = useAiDraft().data;
  const underWay = useRef<number | null>(null);
  const { refresh } = useAiDraftChanges();
  const tell = useEffectEvent(({ state, failure, message }: AiDraft) => {
    void refresh();
    if (state === 'done') showToast(toasts.generated);
    else if (failure !== 'cancelled') {
      const { title, description } = toasts.failed;
      showErrorToast({ title, description: message || description });
    }
  });
  useEffect(() => {
    if (draft?.state === 'running') {
      underWay.current = draft.id;
    } else if (draft && underWay.current === draft.id) {
      underWay.current = null;
      tell(draft);
    }
  }, [draft]);
  return null;
}
