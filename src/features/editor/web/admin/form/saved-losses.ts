import { useSyncExternalStore } from 'react';
import { type MissingMarkup, missingMarkup } from '../../../../../web/admin/text/missing-markup.ts';
import type { AutosaveForm, EditorPost } from '../../../../posts/post-editing.ts';

/** A save that dropped markup, after which the editor closed. */
export interface SavedLoss {
  post: Pick<EditorPost, 'id' | 'title' | 'version'>;
  typed: AutosaveForm;
  missing: MissingMarkup[];
}

let last: SavedLoss | null = null;
const listeners = new Set<() => void>();

function keep(loss: SavedLoss | null): void {
  last = loss;
  for (const listener of listeners) listener();
}

export function noteSaved(typed: AutosaveForm, { id, title, version, content }: EditorPost): void {
  const missing = missingMarkup(typed.content, content);
  keep(missing.length > 0 ? { post: { id, title, version }, typed, missing } : null);
}

export const forgetSavedLoss = () => keep(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSavedLoss(): SavedLoss | null {
  return useSyncExternalStore(subscribe, () => last);
}
