import '../../../../../web/zod-without-eval.ts';
import { z } from 'zod';
import {
  localNames,
  readLocal,
  removeLocal,
  removeLocalWithPrefix,
  writeLocal,
} from '../../../../../web/local-store.ts';
import { type AutosaveForm, autosaveFormSchema } from '../../../post-editing.ts';

/** What was typed and has not reached the server yet: survives a reload, a crash and a lost session. */
const localDraftSchema = z.object({
  form: autosaveFormSchema,
  baseVersion: z.number().int(),
  changedAt: z.coerce.date(),
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
  return localDraftSchema.safeParse(readLocal(nameOf(key))).data ?? null;
}

export function writeLocalDraft(key: DraftKey, draft: { form: AutosaveForm; baseVersion: number }) {
  writeLocal(nameOf(key), { ...draft, changedAt: new Date().toISOString() });
}

export function removeLocalDraft(key: DraftKey): void {
  removeLocal(nameOf(key));
}

/** The new posts, by the ids of their drafts, of which this browser holds text. */
export function localNewPosts(adminId: number): string[] {
  const prefix = prefixOf(adminId);
  return localNames(prefix)
    .map((name) => name.slice(prefix.length))
    .filter((open) => !/^\d+$/.test(open));
}

/** After signing out nothing unpublished stays on a machine that others may use. */
export function forgetLocalDrafts(adminId: number): void {
  removeLocalWithPrefix(prefixOf(adminId));
}
