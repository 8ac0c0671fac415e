import type { Autosave, AutosaveForm } from '../../../../shared/admin-posts.ts';
import type { LocalDraft } from './local-draft.ts';

export interface UnsavedDraft {
  form: AutosaveForm;
  baseVersion: number;
  changedAt: string;
}

/** The later of what the server and what this browser kept; null where neither kept anything. */
export function newerDraft(remote: Autosave | null, local: LocalDraft | null): UnsavedDraft | null {
  const known = remote && {
    form: remote.form,
    baseVersion: remote.baseVersion,
    changedAt: remote.updatedAt,
  };
  if (!known || !local) return known ?? local;
  return Date.parse(local.changedAt) > Date.parse(known.changedAt) ? local : known;
}
