import { useSyncExternalStore } from 'react';
import { type MissingMarkup, missingMarkup } from '../../../../../web/admin/missing-markup.ts';
import type { AutosaveForm, EditorPost } from '../../../post-editing.ts';

/** A save that left something out, after which the editor was closed. */
export interface SavedLoss {
  post: Pick<EditorPost, 'id' | 'title' | 'version'>;
  /** The form as it was typed. */
  typed: AutosaveForm;
  missing: MissingMarkup[];
}

let last: SavedLoss | null = null;
const listeners = new Set<() => void>();

function keep(loss: SavedLoss | null): void {
  last = loss;
  for (const listener of listeners) listener();
}

/** Looks what a save has left out, for the list that the editor leads back to. */
export function noteSaved(typed: AutosaveForm, { id, title, version, content }: EditorPost): void {
  const missing = missingMarkup(typed.content, content);
  keep(missing.length > 0 ? { post: { id, title, version }, typed, missing } : null);
}

export const forgetSavedLoss = () => keep(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the last save left out; null where it left out nothing, or that was answered. */
export function useSavedLoss(): SavedLoss | null {
  return useSyncExternalStore(subscribe, () => last);
}
