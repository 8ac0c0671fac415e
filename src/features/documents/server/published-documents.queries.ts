import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';

export interface PublishedDocument {
  documentId: number;
  kind: string;
  version: number;
  form: Prisma.JsonValue;
  savedBy: string;
  updatedAt: Date;
  /** The end of its publication. Null for a version that stays. */
  unpublishAt: Date | null;
}

/** The newest version of each. */
export function findPublishedDocuments(
  db: Db,
  kinds: readonly string[],
): Promise<PublishedDocument[]> {
  return db.$queryRaw<PublishedDocument[]>(Prisma.sql`
    SELECT DISTINCT ON (created."kind") created."id" AS "documentId", created."kind", saved."version", saved."form", saved."savedBy", saved."updatedAt", saved."unpublishAt"
    FROM "Document" AS created JOIN "DocumentVersion" AS saved ON saved."documentId" = created."id" AND saved."kind" = 'revision'
    WHERE created."kind" = ANY(${kinds}::text[]) AND created."address" = ''
    ORDER BY created."kind", saved."version" DESC`);
}

export interface Publication {
  version: number;
  form: Prisma.JsonValue;
  publishedAt: Date;
}

/** Versions of a kind since a time and the one before them, or else the newest; oldest first. */
export function findPublications(
  db: Db,
  { kind, since, take }: { kind: string; since: Date; take: number },
): Promise<Publication[]> {
  return db.$queryRaw<Publication[]>(Prisma.sql`
    SELECT "version", "form", "publishedAt" FROM (
      SELECT saved."version", saved."form", saved."updatedAt" AS "publishedAt",
        lead(saved."updatedAt") OVER (ORDER BY saved."version") AS "replacedAt",
        row_number() OVER (ORDER BY saved."version" DESC) AS "place"
      FROM "Document" AS created JOIN "DocumentVersion" AS saved ON saved."documentId" = created."id" AND saved."kind" = 'revision'
      WHERE created."kind" = ${kind} AND created."address" = '') AS kept
    WHERE "place" <= ${take}::int AND ("replacedAt" IS NULL OR "replacedAt" >= ${since})
    ORDER BY "version"`);
}

/** Until the transaction ends, nobody else saves a document of this kind. */
export async function lockKind(tx: Db, kind: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`kind:${kind}`}, 0))::text`;
}

export async function insertCreatedDocument(
  tx: Db,
  data: { kind: string; authorId: number | null },
): Promise<number> {
  const { id } = await tx.document.create({ data: { ...data, address: '' }, select: { id: true } });
  return id;
}

/** The one document of a kind; it may have a draft only. */
export async function findCreatedDocument(db: Db, kind: string): Promise<number | null> {
  const where = { kind, address: '' };
  return (await db.document.findFirst({ where, select: { id: true } }))?.id ?? null;
}

const scheduledSelect = {
  id: true,
  documentId: true,
  form: true,
  savedBy: true,
  publishAt: true,
  unpublishAt: true,
} satisfies Prisma.DocumentVersionSelect;

export type ScheduledRow = Prisma.DocumentVersionGetPayload<{ select: typeof scheduledSelect }>;

export function findScheduled(db: Db, documentId: number): Promise<ScheduledRow | null> {
  const where = { documentId, kind: 'scheduled' } as const;
  return db.documentVersion.findFirst({ where, select: scheduledSelect });
}

/** Kinds with a version that waits, or that has or had an end. */
export async function findTimedKinds(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ kind: string }[]>(Prisma.sql`
    SELECT created."kind" FROM "Document" AS created
    WHERE created."address" = '' AND EXISTS (
      SELECT 1 FROM "DocumentVersion" AS timed
      WHERE timed."documentId" = created."id" AND (timed."kind" = 'scheduled' OR timed."unpublishAt" IS NOT NULL))`);
  return rows.map(({ kind }) => kind);
}

/** The newest version without an end. */
export function findLastingForm(db: Db, documentId: number) {
  return db.documentVersion.findFirst({
    where: { documentId, kind: 'revision', unpublishAt: null },
    orderBy: { version: 'desc' },
    select: { form: true },
  });
}

/** @returns false when this version has no end, or is not kept */
export async function clearEnd(tx: Db, documentId: number, version: number): Promise<boolean> {
  // Prisma would change the time of the save too.
  const count = await tx.$executeRaw`
    UPDATE "DocumentVersion" SET "unpublishAt" = NULL
    WHERE "documentId" = ${documentId}::int AND "version" = ${version}::int AND "kind" = 'revision' AND "unpublishAt" IS NOT NULL`;
  return count > 0;
}

export interface ScheduledData {
  documentId: number;
  form: Prisma.InputJsonObject;
  savedBy: string;
  publishAt: Date;
  unpublishAt: Date | null;
}

export async function insertScheduled(tx: Db, data: ScheduledData): Promise<void> {
  await tx.documentVersion.create({
    data: { ...data, version: 0, kind: 'scheduled' },
    select: { id: true },
  });
}

/** @returns true when there was one */
export async function deleteScheduled(tx: Db, documentId: number): Promise<boolean> {
  const where = { documentId, kind: 'scheduled' } as const;
  return (await tx.documentVersion.deleteMany({ where })).count > 0;
}

/** Removes the entries that have all values of `entry` from the list, in every version. */
export async function removeEntry(
  tx: Db,
  { kind, list, entry }: { kind: string; list: string; entry: Prisma.InputJsonObject },
): Promise<void> {
  const sought = JSON.stringify(entry);
  const holding = JSON.stringify({ [list]: [entry] });
  await tx.$executeRaw`
    UPDATE "DocumentVersion" AS saved SET "form" = jsonb_set(saved."form", ARRAY[${list}::text], (
      SELECT COALESCE(jsonb_agg(listed."entry" ORDER BY listed."place"), '[]'::jsonb)
      FROM jsonb_array_elements(saved."form"->${list}::text) WITH ORDINALITY AS listed("entry", "place")
      WHERE NOT listed."entry" @> ${sought}::jsonb))
    FROM "Document" AS created
    WHERE created."id" = saved."documentId" AND created."kind" = ${kind} AND created."address" = ''
      AND saved."form" @> ${holding}::jsonb`;
}
