import '../../../zod-without-eval.ts';
import { z } from 'zod';
import { type AutosaveForm, autosaveFormSchema } from '../../../../shared/admin-posts.ts';

/** What was typed and has not reached the server yet: survives a reload, a crash and a lost session. */
const localDraftSchema = z.object({
  form: autosaveFormSchema,
  baseVersion: z.number().int(),
  changedAt: z.string(),
});

export type LocalDraft = z.infer<typeof localDraftSchema>;

export interface DraftKey {
  adminId: number;
  /** The id of the post, or of the draft of a new one. */
  open: number | string;
}

const prefixOf = (adminId: number) => `unsaved-post:${adminId}:`;
const nameOf = ({ adminId, open }: DraftKey) => `${prefixOf(adminId)}${open}`;

export function readLocalDraft(key: DraftKey): LocalDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
    return localDraftSchema.safeParse(stored).data ?? null;
  } catch {
    return null;
  }
}

export function writeLocalDraft(key: DraftKey, draft: { form: AutosaveForm; baseVersion: number }) {
  try {
    const changedAt = new Date().toISOString();
    localStorage.setItem(nameOf(key), JSON.stringify({ ...draft, changedAt }));
  } catch {
    // Storage is blocked or full; the server keeps the text as soon as it answers.
  }
}

export function removeLocalDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // As above.
  }
}

/** After signing out nothing unpublished stays on a machine that others may use. */
export function forgetLocalDrafts(adminId: number): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(adminId)));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // As above.
  }
}
