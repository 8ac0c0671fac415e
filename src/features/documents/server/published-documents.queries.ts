import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';

export interface PublishedDocument {
  documentId: number;
  kind: string;
  version: number;
  form: Prisma.JsonValue;
  savedBy: string;
  updatedAt: Date;
}

/** The newest version of each. */
export function findPublishedDocuments(
  db: Db,
  kinds: readonly string[],
): Promise<PublishedDocument[]> {
  return db.$queryRaw<PublishedDocument[]>(Prisma.sql`
    SELECT DISTINCT ON (created."kind") created."id" AS "documentId", created."kind", saved."version", saved."form", saved."savedBy", saved."updatedAt"
    FROM "Document" AS created JOIN "DocumentVersion" AS saved ON saved."documentId" = created."id" AND saved."kind" = 'revision'
    WHERE created."kind" = ANY(${kinds}::text[]) AND created."address" = ''
    ORDER BY created."kind", saved."version" DESC`);
}

/** Until the transaction ends, nobody else saves a document of this kind. */
export async function lockKind(tx: Db, kind: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`kind:${kind}`}, 0))::text`;
}

export async function insertCreatedDocument(
  tx: Db,
  data: { kind: string; authorId: number },
): Promise<number> {
  const { id } = await tx.document.create({ data: { ...data, address: '' }, select: { id: true } });
  return id;
}
