import { isDeepStrictEqual } from 'node:util';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import {
  deleteAutosave,
  findAutosave,
  findOtherEditors,
  upsertAutosave,
} from '../../posts/server/autosaves.queries.ts';
import { lockOwnPost, requirePostAccess } from '../../posts/server/post-access.service.ts';
import {
  type Autosave,
  type AutosaveForm,
  autosaveFormSchema,
  type EditorWindow,
  type OtherEditor,
} from '../post-editing.ts';

type AutosaveDeps = Pick<Deps, 'db' | 'clock'>;

/** Unsaved text that was touched within this time means that somebody is at it. */
const presenceMs = 2 * 60_000;

interface AutosaveKey {
  adminId: number;
  postId: number;
}

/** What this admin typed and did not save, or null. */
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
 * Keeps what is typed, one copy per admin and post.
 * @returns when it was kept, and who else has unsaved text in the same post.
 * @throws DomainError NOT_FOUND when the post does not exist, CONFLICT when this admin has typed something else in
 *   another window, which this one has not seen.
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

/** Drops what this window typed, or has seen; text of another window stays. */
export async function discardAutosave(
  deps: AutosaveDeps,
  { window, ...key }: AutosaveKey & { window: EditorWindow },
): Promise<void> {
  await deleteAutosave(deps.db.prisma, key, window);
}

/** Other admins with fresh unsaved text in this post. */
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
