import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { EditorWindow } from '../documents.ts';
import { hasSeen } from './autosaves.service.ts';
import {
  deleteAutosave,
  findAutosave,
  type StoredAutosave,
  writeAutosave,
} from './versions.queries.ts';

/** All admins write on one. */
const keyOf = (documentId: number) => ({ documentId, adminId: null });

export function findSharedAutosave(db: Db, documentId: number): Promise<StoredAutosave | null> {
  return findAutosave(db, keyOf(documentId));
}

/**
 * Keeps a form, or ends the autosave when there is none. Hold the document.
 * @param refuse throws; called with text that this window has not seen
 */
export async function saveSharedAutosave(
  tx: Db,
  documentId: number,
  next: {
    form: Prisma.InputJsonObject | null;
    /** The published version on which a new text is based. */
    baseVersion: number;
    savedBy: string;
    window: EditorWindow;
  },
  refuse: (unseen: StoredAutosave) => never,
): Promise<{ version: number; savedAt: Date } | null> {
  const { form, savedBy, window } = next;
  const kept = await findSharedAutosave(tx, documentId);
  if (kept && !hasSeen(window, kept) && !isDeepStrictEqual(kept.form, form)) refuse(kept);
  if (!form) {
    await deleteAutosave(tx, keyOf(documentId));
    return null;
  }
  const version = (kept?.version ?? 0) + 1;
  const baseVersion = kept?.baseVersion ?? next.baseVersion;
  const data = { version, baseVersion, form, savedBy, savedFrom: window.savedFrom };
  return { version, savedAt: await writeAutosave(tx, keyOf(documentId), kept, data) };
}

/** Call it in the transaction that saves the text. Text that another window typed since stays. */
export function endSharedAutosave(tx: Db, documentId: number, window: EditorWindow): Promise<void> {
  return deleteAutosave(tx, keyOf(documentId), window);
}
