import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import type { DocumentRef } from '../documents.ts';

const documentSelect = {
  id: true,
  authorId: true,
  discardedAt: true,
  address: true,
  post: { select: { authorId: true, deletedAt: true } },
} satisfies Prisma.DocumentSelect;

type Row = Prisma.DocumentGetPayload<{ select: typeof documentSelect }>;

export interface StoredDocument {
  id: number;
  /** Null where that is not known. */
  authorId: number | null;
  isCreated: boolean;
  /** A document that is not created counts as deleted once it was thrown away. */
  isDeleted: boolean;
}

function toDocument({ id, authorId, discardedAt, address, post }: Row): StoredDocument {
  return {
    id,
    authorId: post ? post.authorId : authorId,
    isCreated: post !== null || address !== null,
    isDeleted: post ? post.deletedAt !== null : discardedAt !== null,
  };
}

/** A number finds created documents alone. */
export async function findDocument(db: Db, ref: DocumentRef): Promise<StoredDocument | null> {
  const where = 'postId' in ref ? { id: ref.postId, post: { isNot: null } } : { key: ref.draftId };
  const row = await db.document.findFirst({ where, select: documentSelect });
  return row && toDocument(row);
}

/** Locks the document until the transaction ends; of a key, also its beginning and creation. */
export async function lockDocument(tx: Db, ref: DocumentRef): Promise<StoredDocument | null> {
  if ('draftId' in ref) {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${ref.draftId}, 0))::text`;
  } else {
    await tx.$queryRaw`SELECT 1 FROM "Document" WHERE "id" = ${ref.postId} FOR UPDATE`;
  }
  return findDocument(tx, ref);
}

export async function insertDocument(
  tx: Db,
  data: { key: string; kind: string; authorId: number },
): Promise<number> {
  const { id } = await tx.document.create({ data, select: { id: true } });
  return id;
}

export async function writeDiscardedAt(tx: Db, id: number, at: Date | null): Promise<void> {
  await tx.document.update({ where: { id }, data: { discardedAt: at }, select: { id: true } });
}

export async function removeDocument(tx: Db, id: number): Promise<void> {
  await tx.document.deleteMany({ where: { id } });
}

/** Keeps a document that facts, provenance, preview links, remarks or an outline point at. @returns true when it was deleted */
export async function removeBareDocument(tx: Db, id: number): Promise<boolean> {
  const none = { none: {} };
  const where = {
    ...{ id, facts: none, provenance: none, previewLinks: none, remarks: none },
    stagedDraft: null,
  };
  return (await tx.document.deleteMany({ where })).count > 0;
}

/** Keeps a document with a text, or one that something points at. */
export async function removeEmptyDocument(tx: Db, id: number): Promise<void> {
  if ((await tx.documentVersion.count({ where: { documentId: id } })) > 0) return;
  await removeBareDocument(tx, id);
}

export function purgeDiscardedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = { discardedAt: { lt: before }, post: null };
  return purgeRows<Prisma.DocumentWhereInput>(db.document, where, mode);
}
