import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type {
  Autosave,
  DocumentRef,
  EditorWindow,
  KeptAutosave,
  OtherEditor,
} from '../documents.ts';
import { findOwnDocument, lockOwnDocument, noSuchDocument } from './document-access.ts';
import {
  insertDocument,
  removeBareDocument,
  type StoredDocument,
  writeDiscardedAt,
} from './documents.queries.ts';
import {
  type AutosaveKey,
  deleteAutosave,
  findAutosave,
  findLastVersion,
  findOtherEditors,
  type StoredAutosave,
  writeAutosave,
} from './versions.queries.ts';

type AutosaveDeps = Pick<Deps, 'db' | 'clock'>;

/** An admin counts as present for this long after an autosave. */
const presenceMs = 2 * 60_000;

/** The forms of a kind of document. */
export interface FormOfKind<Form extends Prisma.InputJsonObject> {
  kind: string;
  schema: z.ZodType<Form>;
  /** A new document without text is not kept. */
  hasText: (form: Form) => boolean;
}

/** A document that is created has an autosave for each admin; before that all write on one. */
function autosaveKey({ id, isCreated }: StoredDocument, adminId: number): AutosaveKey {
  return { documentId: id, adminId: isCreated ? adminId : null };
}

export const becamePost = () =>
  new DomainError('CONFLICT', 'This draft has become a post meanwhile.');

/** A window has seen its own text, and the version that it loaded. */
export function hasSeen({ savedFrom, seen }: EditorWindow, kept: StoredAutosave): boolean {
  return kept.savedFrom === savedFrom || kept.version === seen;
}

/** @throws DomainError CONFLICT when the autosave holds text that this window has not seen */
export function refuseUnseen(
  kept: StoredAutosave | null,
  window: EditorWindow,
  isShared: boolean,
): void {
  if (!kept || hasSeen(window, kept)) return;
  throw new DomainError(
    'CONFLICT',
    isShared
      ? `This draft was changed elsewhere by ${kept.savedBy}.`
      : 'You typed something else in another window.',
  );
}

function toAutosave<Form>(
  { id: _id, form, ...kept }: StoredAutosave,
  schema: z.ZodType<Form>,
): Autosave<Form> | null {
  const parsed = schema.safeParse(form);
  return parsed.success ? { ...kept, form: parsed.data, postId: null } : null;
}

/**
 * Null when nothing is kept, or when it does not fit its form any more. A key of a document that was created meanwhile is answered
 * with its id.
 * @throws DomainError NOT_FOUND
 */
export async function getAutosave<Form extends Prisma.InputJsonObject>(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  ref: DocumentRef,
  { schema }: Pick<FormOfKind<Form>, 'schema'>,
): Promise<Autosave<Form> | null> {
  const document = await findOwnDocument(db.prisma, admin, ref);
  if (!document) return null;
  if ('draftId' in ref && document.isCreated) {
    const last = await findLastVersion(db.prisma, document.id);
    if (!last) return null;
    const { id: _id, ...version } = last;
    return { ...version, form: null, postId: document.id };
  }
  return autosaveOf(db.prisma, autosaveKey(document, admin.adminId), schema);
}

/** Checks no access. */
export async function autosaveOf<Form>(
  db: Db,
  key: AutosaveKey,
  schema: z.ZodType<Form>,
): Promise<Autosave<Form> | null> {
  const kept = await findAutosave(db, key);
  return kept && toAutosave(kept, schema);
}

/**
 * Keeps what was typed. The first save of a key begins its document; a save into one that was thrown away takes it back. Without text
 * a new document ends, or is thrown away while something points at it.
 * @throws DomainError NOT_FOUND for an unknown post; CONFLICT for text that this window has not seen, and for a key whose document was
 * created meanwhile
 */
export async function saveAutosave<Form extends Prisma.InputJsonObject>(
  deps: AutosaveDeps,
  admin: AdminIdentity,
  input: { ref: DocumentRef; baseVersion: number; form: Form; window: EditorWindow },
  { kind, hasText }: FormOfKind<Form>,
): Promise<KeptAutosave> {
  const { ref, baseVersion, form, window } = input;
  const { adminId, label: savedBy } = admin;
  const saved = await deps.db.prisma.$transaction(async (tx) => {
    const document = await lockOwnDocument(tx, admin, ref);
    if ('draftId' in ref && document?.isCreated) throw becamePost();
    const kept = document && (await findAutosave(tx, autosaveKey(document, adminId)));
    if (!isDeepStrictEqual(kept?.form, form)) refuseUnseen(kept, window, !document?.isCreated);
    const isEmpty = 'draftId' in ref && !hasText(form);
    if (isEmpty) {
      if (document) await empty(tx, document, deps.clock.now());
      return { documentId: 0, version: 0, savedAt: deps.clock.now() };
    }
    if (document?.isDeleted && !document.isCreated) await writeDiscardedAt(tx, document.id, null);
    const documentId =
      document?.id ?? (await insertDocument(tx, { ...newKey(ref), kind, authorId: adminId }));
    const version = (kept?.version ?? 0) + 1;
    const data = { version, baseVersion, form, savedBy, savedFrom: window.savedFrom };
    const key = { documentId, adminId: 'postId' in ref ? adminId : null };
    return { documentId, version, savedAt: await writeAutosave(tx, key, kept, data) };
  });
  const { documentId, ...answer } = saved;
  return { ...answer, otherEditors: await presentEditors(deps, documentId, adminId) };
}

function newKey(ref: DocumentRef): { key: string } {
  if ('postId' in ref) throw noSuchDocument(ref);
  return { key: ref.draftId };
}

async function empty(tx: Db, document: StoredDocument, now: Date): Promise<void> {
  if (await removeBareDocument(tx, document.id)) return;
  await deleteAutosave(tx, { documentId: document.id, adminId: null });
  await writeDiscardedAt(tx, document.id, now);
}

/** Ends the autosave of this admin only if this window wrote it or has seen it. @throws DomainError NOT_FOUND */
export async function discardAutosave(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  { postId, window }: { postId: number; window: EditorWindow },
): Promise<void> {
  await findOwnDocument(db.prisma, admin, { postId });
  await deleteAutosave(db.prisma, { documentId: postId, adminId: admin.adminId }, window);
}

/** Others with an autosave of the last minutes. @throws DomainError NOT_FOUND */
export async function listOtherEditors(
  deps: AutosaveDeps,
  admin: AdminIdentity,
  postId: number,
): Promise<OtherEditor[]> {
  await findOwnDocument(deps.db.prisma, admin, { postId });
  return presentEditors(deps, postId, admin.adminId);
}

async function presentEditors(
  { db, clock }: AutosaveDeps,
  documentId: number,
  adminId: number,
): Promise<OtherEditor[]> {
  const since = new Date(clock.now().getTime() - presenceMs);
  const rows = await findOtherEditors(db.prisma, { documentId, adminId, since });
  return rows.flatMap(({ admin, updatedAt }) =>
    admin ? [{ username: admin.username, updatedAt }] : [],
  );
}
