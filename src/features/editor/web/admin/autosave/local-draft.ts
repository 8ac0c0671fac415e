import '../../../../../web/start/zod-without-eval.ts';
import { z } from 'zod';
import {
  localNames,
  readLocal,
  removeLocal,
  removeLocalWithPrefix,
  writeLocal,
} from '../../../../../web/local-store.ts';
import { type AutosaveForm, autosaveFormSchema } from '../../../../posts/post-editing.ts';

/** Unsent text in local storage. Survives a reload, a crash and an expired session. */
const localDraftSchema = z.object({
  form: autosaveFormSchema,
  baseVersion: z.number().int(),
  changedAt: z.coerce.date(),
});

export type LocalDraft = z.infer<typeof localDraftSchema>;

export interface DraftKey {
  adminId: number;
  /** Post id, or draft id of a new post. */
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

export function localNewPosts(adminId: number): string[] {
  const prefix = prefixOf(adminId);
  return localNames(prefix)
    .map((name) => name.slice(prefix.length))
    .filter((open) => !/^\d+$/.test(open));
}

/** Removes unpublished text from shared machines after sign-out. */
export function forgetLocalDrafts(adminId: number): void {
  removeLocalWithPrefix(prefixOf(adminId));
}
