import { z } from 'zod';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import type { EditorWindow } from '../documents.ts';
import { refuseUnseen } from './autosaves.service.ts';
import { lockOwnDocument, noSuchDocument } from './document-access.ts';
import {
  insertDocument,
  purgeDiscardedBefore,
  removeDocument,
  type StoredDocument,
  writeDiscardedAt,
} from './documents.queries.ts';
import { deleteAutosave, findAutosave, writeAutosave } from './versions.queries.ts';

const titledSchema = z.object({ title: z.string() });

/** @throws DomainError NOT_FOUND for an unknown document and for one that was created */
async function lockNew(tx: Db, admin: AdminIdentity, key: string): Promise<StoredDocument> {
  const ref = { draftId: key };
  const document = await lockOwnDocument(tx, admin, ref);
  if (!document || document.isCreated) throw noSuchDocument(ref);
  return document;
}

async function log(tx: Db, admin: AdminIdentity, { id }: StoredDocument, action: string) {
  const kept = await findAutosave(tx, { documentId: id, adminId: null });
  const titled = titledSchema.safeParse(kept?.form);
  const summary = titled.data?.title ?? '';
  const entry = { actor: admin.label, action, targetType: 'draft', summary } as const;
  await recordActivity(tx, entry);
}

/** Begins a new document with a text that a program made. */
export async function beginNewDocument(
  tx: Db,
  { adminId, label }: AdminIdentity,
  { key, kind, form }: { key: string; kind: string; form: Prisma.InputJsonObject },
): Promise<number> {
  const documentId = await insertDocument(tx, { key, kind, authorId: adminId });
  const text = { version: 1, baseVersion: 0, form, savedBy: label, savedFrom: key };
  await writeAutosave(tx, { documentId, adminId: null }, null, text);
  return documentId;
}

/** Throws a new document away, or takes it back. @throws as `lockNew` */
export async function setDiscarded(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { key, isDiscarded }: { key: string; isDiscarded: boolean },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const document = await lockNew(tx, admin, key);
    if (document.isDeleted === isDiscarded) return;
    await writeDiscardedAt(tx, document.id, isDiscarded ? clock.now() : null);
    await log(tx, admin, document, isDiscarded ? 'deleted' : 'undeleted');
  });
}

/** @throws as `lockNew`; CONFLICT for one that was not thrown away */
export async function removeDiscarded(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  key: string,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const document = await lockNew(tx, admin, key);
    if (!document.isDeleted) {
      throw new DomainError('CONFLICT', 'Only a deleted draft can be deleted for good.');
    }
    await log(tx, admin, document, 'deleted for good');
    await removeDocument(tx, document.id);
  });
}

export function purgeDiscarded(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeDiscardedBefore(db.prisma, daysBefore(clock.now(), keptDays.deletedDrafts), mode);
}

/**
 * Readies a new document for its creation and ends its autosave. The caller creates what the kind is made of, in the same transaction.
 * @throws DomainError NOT_FOUND; CONFLICT for text that this window has not seen
 */
export async function takeNewDocument(
  tx: Db,
  admin: AdminIdentity,
  { key, kind, window }: { key: string; kind: string; window: EditorWindow },
): Promise<{ id: number; authorId: number | null; isCreated: boolean }> {
  const document = await lockOwnDocument(tx, admin, { draftId: key });
  if (document?.isCreated) return document;
  if (!document) {
    const authorId = admin.adminId;
    return { id: await insertDocument(tx, { key, kind, authorId }), authorId, isCreated: false };
  }
  const shared = { documentId: document.id, adminId: null };
  refuseUnseen(await findAutosave(tx, shared), window, true);
  await deleteAutosave(tx, shared);
  return document;
}
