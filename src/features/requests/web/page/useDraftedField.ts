import { useEffect, useEffectEvent } from 'react';
import type { Draft } from '../../../../web/forms/drafts/useDraft.ts';

function textAreaOf(id: string): HTMLTextAreaElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}

/**
 * Ties a draft to a text area that keeps its own text, as those of public forms do: what stands in it when its scripts arrive
 * counts as typed, and what comes from elsewhere is written into it.
 */
export function useDraftedField(id: string, draft: Draft): void {
  const meet = useEffectEvent(() => {
    const typed = textAreaOf(id)?.value;
    if (!typed || typed === draft.text) return;
    // Words behind the draft follow from it; other words are a text of their own.
    if (typed.startsWith(draft.text)) draft.keeper.change(typed);
    else draft.keeper.changeUnseen(typed);
  });
  useEffect(() => meet(), []);
  useEffect(() => {
    const field = textAreaOf(id);
    const { text } = draft.keeper.view();
    if (field && field.value !== text) field.value = text;
  }, [id, draft]);
}
