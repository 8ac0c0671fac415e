import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';
import { purgeWhere } from '../../../server/db/purge-where.ts';
import type { PurgeMode } from '../../../server/purge-mode.ts';
import type { EditorWindow } from '../documents.ts';

/** `adminId` null names the autosave that all share. */
export interface AutosaveKey {
  documentId: number;
  adminId: number | null;
}

const autosaveSelect = {
  id: true,
  form: true,
  version: true,
  baseVersion: true,
  savedBy: true,
  savedFrom: true,
  updatedAt: true,
} satisfies Prisma.DocumentVersionSelect;

export type StoredAutosave = Prisma.DocumentVersionGetPayload<{ select: typeof autosaveSelect }>;

export function findAutosave(db: Db, key: AutosaveKey): Promise<StoredAutosave | null> {
  return db.documentVersion.findFirst({
    where: { ...key, kind: 'autosave' },
    select: autosaveSelect,
  });
}

export async function hasAutosave(db: Db, documentId: number): Promise<boolean> {
  const where = { documentId, kind: 'autosave' } as const;
  return (await db.documentVersion.findFirst({ where, select: { id: true } })) !== null;
}

export async function findLastVersion(db: Db, documentId: number) {
  return db.documentVersion.findFirst({
    where: { documentId, kind: 'revision' },
    orderBy: { version: 'desc' },
    select: autosaveSelect,
  });
}

interface AutosaveData {
  version: number;
  baseVersion: number;
  form: Prisma.InputJsonValue;
  savedBy: string;
  savedFrom: string;
}

/** Pass the autosave that the lock showed. */
export async function writeAutosave(
  tx: Db,
  key: AutosaveKey,
  kept: StoredAutosave | null,
  data: AutosaveData,
): Promise<Date> {
  const select = { updatedAt: true };
  const { updatedAt } = kept
    ? await tx.documentVersion.update({ where: { id: kept.id }, data, select })
    : await tx.documentVersion.create({ data: { ...key, ...data, kind: 'autosave' }, select });
  return updatedAt;
}

/** With a window, deletes the autosave only if that window wrote it or has seen it. */
export async function deleteAutosave(
  db: Db,
  key: AutosaveKey,
  window?: EditorWindow,
): Promise<void> {
  await db.documentVersion.deleteMany({
    where: {
      ...key,
      kind: 'autosave',
      ...(window && { OR: [{ savedFrom: window.savedFrom }, { version: window.seen }] }),
    },
  });
}

export function findOtherEditors(
  db: Db,
  { documentId, adminId, since }: { documentId: number; adminId: number; since: Date },
) {
  return db.documentVersion.findMany({
    where: {
      ...{ documentId, kind: 'autosave', updatedAt: { gte: since } },
      // Leaves out the shared one too: null is not unequal.
      adminId: { not: adminId },
    },
    orderBy: { updatedAt: 'desc' },
    take: 10,
    select: { updatedAt: true, admin: { select: { username: true } } },
  });
}

/** Skips a version that is kept already. */
export async function insertRevision(
  tx: Db,
  data: {
    documentId: number;
    version: number;
    form: Prisma.InputJsonValue;
    savedBy: string;
    unpublishAt?: Date | null;
  },
): Promise<void> {
  const row = { ...data, kind: 'revision' } as const;
  await tx.documentVersion.createMany({ data: [row], skipDuplicates: true });
}

interface RevisionKey {
  documentId: number;
  version: number;
}

export async function isBaseOfAutosave(
  db: Db,
  { documentId, version: baseVersion }: RevisionKey,
): Promise<boolean> {
  const where = { documentId, baseVersion, kind: 'autosave' } as const;
  return (await db.documentVersion.findFirst({ where, select: { id: true } })) !== null;
}

export async function removeRevision(tx: Db, key: RevisionKey): Promise<void> {
  await tx.documentVersion.deleteMany({ where: { ...key, kind: 'revision' } });
}

/** Newest first, without their texts. */
export function findRevisionRows(db: Db, documentId: number) {
  return db.documentVersion.findMany({
    where: { documentId, kind: 'revision' },
    orderBy: { version: 'desc' },
    select: { version: true, savedBy: true, updatedAt: true },
  });
}

export function findRevision(db: Db, documentId: number, version: number) {
  return db.documentVersion.findFirst({
    where: { documentId, version, kind: 'revision' },
    select: autosaveSelect,
  });
}

/** Autosaves stay. Counts from the newest version without an end, which comes back at the end of a later one. */
export function purgeRevisionsBeyond(db: Db, keptCount: number, mode: PurgeMode): Promise<number> {
  const condition = Prisma.sql`r."kind" = 'revision' AND r."version" <= (
    SELECT max(n."version") FROM "DocumentVersion" AS n
    WHERE n."documentId" = r."documentId" AND n."kind" = 'revision' AND n."unpublishAt" IS NULL) - ${keptCount}::int`;
  return purgeWhere(db, Prisma.sql`"DocumentVersion" AS r`, condition, mode);
}
