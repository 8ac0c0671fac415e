import { type MissingMarkup, missingMarkup } from '../../../../../web/admin/text/missing-markup.ts';
import { createWindowValue } from '../../../../../web/admin/window-value.ts';
import type { AutosaveForm, EditorPost } from '../../../../posts/post-editing.ts';

/** A save that dropped markup, after which the editor closed. */
export interface SavedLoss {
  post: Pick<EditorPost, 'id' | 'title' | 'version'>;
  typed: AutosaveForm;
  missing: MissingMarkup[];
}

const held = createWindowValue<SavedLoss>();

export const useSavedLoss = held.useValue;

export function noteSaved(typed: AutosaveForm, { id, title, version, content }: EditorPost): void {
  const missing = missingMarkup(typed.content, content);
  held.set(missing.length > 0 ? { post: { id, title, version }, typed, missing } : null);
}

export const forgetSavedLoss = () => held.set(null);
