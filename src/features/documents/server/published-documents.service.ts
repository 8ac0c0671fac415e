import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import {
  findPublishedDocuments,
  insertCreatedDocument,
  lockKind,
  type PublishedDocument,
} from './published-documents.queries.ts';
import { insertRevision } from './versions.queries.ts';

export type { PublishedDocument };

/** The one document of a kind. Null while nobody has saved it. */
export async function findPublished(db: Db, kind: string): Promise<PublishedDocument | null> {
  const [row] = await findPublishedDocuments(db, [kind]);
  return row ?? null;
}

export function findAllPublished(db: Db, kinds: readonly string[]): Promise<PublishedDocument[]> {
  return findPublishedDocuments(db, kinds);
}

/**
 * Saves the next version of the one document of a kind; the first save creates it.
 * @param check refuses by throwing
 */
export async function publishVersion(
  tx: Db,
  {
    kind,
    form,
    savedBy,
    authorId,
  }: {
    kind: string;
    form: Prisma.InputJsonObject;
    savedBy: string;
    authorId: number;
  },
  check: (current: PublishedDocument | null) => void,
): Promise<PublishedDocument | null> {
  await lockKind(tx, kind);
  const current = await findPublished(tx, kind);
  check(current);
  const documentId = current?.documentId ?? (await insertCreatedDocument(tx, { kind, authorId }));
  const version = (current?.version ?? 0) + 1;
  await insertRevision(tx, { documentId, version, form, savedBy });
  return findPublished(tx, kind);
}
