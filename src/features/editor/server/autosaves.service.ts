import { isDeepStrictEqual } from 'node:util';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { type AutosaveForm, autosaveFormSchema } from '../../posts/post-editing.ts';
import { lockOwnPost, requirePostAccess } from '../../posts/server/post-access.service.ts';
import type { Autosave, EditorWindow, OtherEditor } from '../editing.ts';
import {
  deleteAutosave,
  findAutosave,
  findOtherEditors,
  upsertAutosave,
} from './autosaves.queries.ts';

type AutosaveDeps = Pick<Deps, 'db' | 'clock'>;

/** An admin counts as present for this long after an autosave. */
const presenceMs = 2 * 60_000;

interface AutosaveKey {
  adminId: number;
  postId: number;
}

/** Returns null when there is no autosave, or when its form is no longer valid. */
export async function getAutosave(deps: AutosaveDeps, key: AutosaveKey): Promise<Autosave | null> {
  const row = await findAutosave(deps.db.prisma, key);
  const form = autosaveFormSchema.safeParse(row?.form);
  if (!row || !form.success) return null;
  return {
    form: form.data,
    baseVersion: row.baseVersion,
    savedFrom: row.savedFrom,
    updatedAt: row.updatedAt,
  };
}

/**
 * Keeps one autosave per admin and post.
 * @throws DomainError NOT_FOUND for an unknown post, CONFLICT when another window of this admin saved different text that this
 * window has not seen
 */
export async function saveAutosave(
  deps: AutosaveDeps,
  admin: AdminIdentity,
  input: { postId: number; baseVersion: number; form: AutosaveForm; window: EditorWindow },
): Promise<{ savedAt: Date; otherEditors: OtherEditor[] }> {
  const { postId, baseVersion, form, window } = input;
  const { adminId } = admin;
  const { savedFrom } = window;
  const savedAt = await deps.db.prisma.$transaction(async (tx) => {
    await lockOwnPost(tx, admin, postId);
    const kept = await findAutosave(tx, { adminId, postId });
    const isSeen = !kept || kept.savedFrom === savedFrom || kept.savedFrom === window.seen;
    if (!isSeen && !isDeepStrictEqual(kept.form, form)) {
      throw new DomainError('CONFLICT', 'You typed something else in another window.');
    }
    return upsertAutosave(tx, { adminId, postId }, { baseVersion, form, savedFrom });
  });
  return {
    savedAt,
    otherEditors: await listOtherEditors(deps, admin, postId),
  };
}

/** Deletes the autosave only if this window wrote it or has seen it. */
export async function discardAutosave(
  deps: AutosaveDeps,
  { window, ...key }: AutosaveKey & { window: EditorWindow },
): Promise<void> {
  await deleteAutosave(deps.db.prisma, key, window);
}

export async function listOtherEditors(
  deps: AutosaveDeps,
  admin: AdminIdentity,
  postId: number,
): Promise<OtherEditor[]> {
  await requirePostAccess(deps.db.prisma, admin, postId);
  const since = new Date(deps.clock.now().getTime() - presenceMs);
  const { adminId } = admin;
  const rows = await findOtherEditors(deps.db.prisma, { adminId, postId, since });
  return rows.map((row) => ({
    username: row.admin.username,
    updatedAt: row.updatedAt,
  }));
}
