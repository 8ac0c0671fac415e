import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { keptRevisions } from '../../../shared/retention.ts';
import { removeEmptyDocument } from './documents.queries.ts';
import {
  findCreatedDocument,
  findPublications,
  findPublishedDocuments,
  insertCreatedDocument,
  lockKind,
  type Publication,
  type PublishedDocument,
  removeEntry,
} from './published-documents.queries.ts';
import { insertRevision, isBaseOfAutosave, removeRevision } from './versions.queries.ts';

export type { Publication, PublishedDocument };

/** The one document of a kind. Null while nobody has saved it. */
export async function findPublished(db: Db, kind: string): Promise<PublishedDocument | null> {
  const [row] = await findPublishedDocuments(db, [kind]);
  return row ?? null;
}

export function findAllPublished(db: Db, kinds: readonly string[]): Promise<PublishedDocument[]> {
  return findPublishedDocuments(db, kinds);
}

/**
 * Kept versions of a kind since this time, oldest first, after the one that they replaced. The newest one is always among
 * them.
 */
export function listPublications(db: Db, kind: string, since: Date): Promise<Publication[]> {
  return findPublications(db, { kind, since, take: keptRevisions });
}

/**
 * Saves the next version of the one document of a kind; the first save creates it. Until the transaction ends, nobody else does.
 * @param formOf makes the form of the version, and refuses by throwing
 */
export async function publishVersion(
  tx: Db,
  {
    kind,
    savedBy,
    authorId,
    unpublishAt,
  }: {
    kind: string;
    savedBy: string;
    unpublishAt?: Date | null;
    /** Null for a command of the operator, and for a client who takes back their own words. */
    authorId: number | null;
  },
  formOf: (current: PublishedDocument | null) => Promise<Prisma.InputJsonObject>,
): Promise<PublishedDocument | null> {
  await lockKind(tx, kind);
  const current = await findPublished(tx, kind);
  const form = await formOf(current);
  const documentId = await documentOf(tx, { kind, authorId });
  const version = (current?.version ?? 0) + 1;
  await insertRevision(tx, { documentId, version, form, savedBy, unpublishAt });
  return findPublished(tx, kind);
}

/**
 * Removes published versions, all or none, and with a first version its document.
 * @returns false when one of them is not the newest of its kind, or an unsaved text is based on it
 */
export async function takeBackVersions(
  tx: Db,
  made: readonly { kind: string; version: number }[],
): Promise<boolean> {
  const found: { documentId: number; version: number }[] = [];
  for (const { kind, version } of made) {
    await lockKind(tx, kind);
    const current = await findPublished(tx, kind);
    if (current?.version !== version) return false;
    const { documentId } = current;
    if (await isBaseOfAutosave(tx, { documentId, version })) return false;
    found.push({ documentId, version });
  }
  for (const one of found) {
    await removeRevision(tx, one);
    if (one.version === 1) await removeEmptyDocument(tx, one.documentId);
  }
  return true;
}

/** The one document of a kind; it may have a draft only. */
export function findDocumentOf(db: Db, kind: string): Promise<number | null> {
  return findCreatedDocument(db, kind);
}

async function documentOf(
  tx: Db,
  { kind, authorId }: { kind: string; authorId: number | null },
): Promise<number> {
  const found = await findCreatedDocument(tx, kind);
  return found ?? insertCreatedDocument(tx, { kind, authorId });
}

/** Locks a kind and returns its one document, which begins here if need be. */
export async function holdDocument(
  tx: Db,
  of: { kind: string; authorId: number | null },
): Promise<number> {
  await lockKind(tx, of.kind);
  return documentOf(tx, of);
}

/** Takes an entry out of a list in all versions of the one document of a kind, so that its words are nowhere any more. */
export function forgetEntry(
  tx: Db,
  place: { kind: string; list: string; entry: Prisma.InputJsonObject },
): Promise<void> {
  return removeEntry(tx, place);
}
