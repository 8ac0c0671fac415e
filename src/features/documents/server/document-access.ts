import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import type { DocumentRef } from '../documents.ts';
import { findDocument, lockDocument, type StoredDocument } from './documents.queries.ts';

/** Undefined for roles that may edit the documents of all. */
export function onlyAuthorOf({ role, adminId }: AdminIdentity): number | undefined {
  return roleMay(role, 'editAllPosts') ? undefined : adminId;
}

export function mayEdit(admin: AdminIdentity, { authorId }: { authorId: number | null }): boolean {
  const only = onlyAuthorOf(admin);
  return only === undefined || authorId === only;
}

export function noSuchDocument(ref: DocumentRef): DomainError {
  return new DomainError('NOT_FOUND', 'postId' in ref ? 'Post not found' : 'Draft not found');
}

/**
 * Null for a key that no document has. Answers for a document of somebody else as for none, so that authors cannot probe.
 * @throws DomainError NOT_FOUND
 */
function owned(
  admin: AdminIdentity,
  ref: DocumentRef,
  document: StoredDocument | null,
): StoredDocument | null {
  const isMissing = 'postId' in ref && !document;
  if (isMissing || (document && !mayEdit(admin, document))) throw noSuchDocument(ref);
  return document;
}

/** @throws DomainError NOT_FOUND, except for a key that no document has */
export async function findOwnDocument(
  db: Db,
  admin: AdminIdentity,
  ref: DocumentRef,
): Promise<StoredDocument | null> {
  return owned(admin, ref, await findDocument(db, ref));
}

/** Locks the document until the transaction ends. @throws as `findOwnDocument` */
export async function lockOwnDocument(
  tx: Db,
  admin: AdminIdentity,
  ref: DocumentRef,
): Promise<StoredDocument | null> {
  return owned(admin, ref, await lockDocument(tx, ref));
}

/** @throws DomainError NOT_FOUND as `findOwnDocument`, and for a created document that was deleted */
export async function findUsableDocument(
  db: Db,
  admin: AdminIdentity,
  ref: DocumentRef,
): Promise<StoredDocument | null> {
  const document = await findOwnDocument(db, admin, ref);
  if (document?.isCreated && document.isDeleted) throw noSuchDocument(ref);
  return document;
}

/** @throws DomainError NOT_FOUND as `findUsableDocument`, and for a key that no document has */
export async function requireDocument(
  db: Db,
  admin: AdminIdentity,
  ref: DocumentRef,
): Promise<StoredDocument> {
  const document = await findUsableDocument(db, admin, ref);
  if (!document) throw noSuchDocument(ref);
  return document;
}
