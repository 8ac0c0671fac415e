import type { z } from 'zod';
import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { PurgeMode } from '../../../server/purge-mode.ts';
import { keptRevisions } from '../../../shared/retention.ts';
import type { EditorWindow } from '../documents.ts';
import {
  deleteAutosave,
  findRevision,
  findRevisionRows,
  hasAutosave,
  insertRevision,
  purgeRevisionsBeyond,
} from './versions.queries.ts';

/** Keeps a saved version for good. Pass the transaction of the save. A version that is kept already stays as it is. */
export function keepVersion(
  tx: Db,
  version: { documentId: number; version: number; form: Prisma.InputJsonObject; savedBy: string },
): Promise<void> {
  return insertRevision(tx, version);
}

/** Kept versions, newest first, the current one among them. Checks no access. */
export function listVersionsOf({ db }: Pick<Deps, 'db'>, documentId: number) {
  return findRevisionRows(db.prisma, documentId);
}

export interface KeptVersion<Form> {
  form: Form;
  version: number;
  savedBy: string;
  createdAt: Date;
}

export const noSuchVersion = () =>
  new DomainError('NOT_FOUND', 'This version is not kept any more.');

/** Null for a version that is not kept, or does not fit its form any more. Checks no access. */
export async function findVersion<Form>(
  { db }: Pick<Deps, 'db'>,
  { documentId, version }: { documentId: number; version: number },
  schema: z.ZodType<Form>,
): Promise<KeptVersion<Form> | null> {
  const row = await findRevision(db.prisma, documentId, version);
  const form = schema.safeParse(row?.form);
  if (!row || !form.success) return null;
  const { savedBy, updatedAt: createdAt } = row;
  return { form: form.data, version, savedBy, createdAt };
}

/**
 * Ends the autosave of an admin because the document holds its text now: from one window and what it has seen, or from any. Pass the
 * transaction of the save.
 */
export function endAutosave(
  tx: Db,
  key: { documentId: number; adminId: number },
  window?: EditorWindow,
): Promise<void> {
  return deleteAutosave(tx, key, window);
}

export function isBeingTyped(tx: Db, documentId: number): Promise<boolean> {
  return hasAutosave(tx, documentId);
}

export function purgeVersions({ db }: Pick<Deps, 'db'>, mode: PurgeMode): Promise<number> {
  return purgeRevisionsBeyond(db.prisma, keptRevisions, mode);
}
