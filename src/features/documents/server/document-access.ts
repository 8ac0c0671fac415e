import {
  type AdminIdentity,
  requirePermission,
} from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import type { AnyDocumentRef, DocumentRef } from '../documents.ts';
import { findDocument, lockDocument, type StoredDocument } from './documents.queries.ts';
import { findDocumentOf, holdDocument } from './published-documents.service.ts';

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

/**
 * Finds the document of a post, a new text or a kind of content. Null when nobody has begun it.
 * @throws DomainError NOT_FOUND as `findUsableDocument`, and FORBIDDEN for content without its permission
 */
export async function findAnyDocument(
  db: Db,
  admin: AdminIdentity,
  ref: AnyDocumentRef,
): Promise<number | null> {
  if (!('contentKind' in ref)) return (await findUsableDocument(db, admin, ref))?.id ?? null;
  requirePermission(admin, 'editContent');
  return findDocumentOf(db, ref.contentKind);
}

/**
 * Finds a document as `findAnyDocument` does. That of a kind of content begins here if need be: without a version, the kind follows the
 * release.
 * @throws DomainError as `findAnyDocument`, and NOT_FOUND for a key that no document has
 */
export async function beginDocument(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  ref: AnyDocumentRef,
): Promise<number> {
  const found = await findAnyDocument(db.prisma, admin, ref);
  if (found !== null) return found;
  if (!('contentKind' in ref)) throw noSuchDocument(ref);
  const of = { kind: ref.contentKind, authorId: admin.adminId };
  return db.prisma.$transaction((tx) => holdDocument(tx, of));
}
