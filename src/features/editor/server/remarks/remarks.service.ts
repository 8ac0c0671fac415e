import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import { isForeignKeyViolation } from '../../../../server/db/constraint-errors.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import type { DocumentRef } from '../../../documents/documents.ts';
import { findUsableDocument, requireDocument } from '../../../documents/server/document-access.ts';
import type { Passage, Remark } from '../../remarks.ts';
import {
  countRemarks,
  deleteRemark,
  findRemark,
  findRemarks,
  hasAnswersOfOthers,
  insertRemark,
  type StoredRemark,
  writeDone,
} from './remarks.queries.ts';

type RemarkDeps = Pick<Deps, 'db' | 'clock'>;

interface RemarkRef {
  of: DocumentRef;
  id: number;
}

const noSuchRemark = () => new DomainError('NOT_FOUND', 'This remark was taken back.');

function isOwn(admin: AdminIdentity, { authorId }: { authorId: number | null }): boolean {
  return authorId === admin.adminId;
}

const mayRemoveAll = ({ role }: AdminIdentity) => roleMay(role, 'removeRemarks');

/** Everybody who may open a document sees its remarks, oldest first. @throws DomainError NOT_FOUND */
export async function listRemarks(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  of: DocumentRef,
): Promise<Remark[]> {
  const document = await findUsableDocument(db.prisma, admin, of);
  const rows = document ? await findRemarks(db.prisma, document.id) : [];
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => {
      const answers = rows.filter(({ parentId }) => parentId === row.id);
      const isAnswered = answers.some((answer) => !isOwn(admin, answer));
      const { quote, block, doneAt, doneBy } = row;
      return {
        ...toWritten(admin, row),
        isRemovable: mayRemoveAll(admin) || (isOwn(admin, row) && !isAnswered),
        ...{ quote, block, doneAt, doneBy },
        answers: answers.map((answer) => toWritten(admin, answer)),
      };
    });
}

function toWritten(admin: AdminIdentity, row: StoredRemark) {
  const { id, text, writtenBy, createdAt } = row;
  return { id, text, writtenBy, createdAt, isRemovable: mayRemoveAll(admin) || isOwn(admin, row) };
}

/** @throws DomainError NOT_FOUND; BAD_REQUEST above the limit of remarks */
export async function addRemark(
  { db, clock }: RemarkDeps,
  admin: AdminIdentity,
  { of, text, ...passage }: { of: DocumentRef; text: string } & Passage,
): Promise<number> {
  const { id: documentId } = await requireDocument(db.prisma, admin, of);
  await refuseTooMany(db.prisma, documentId);
  return insertRemark(db.prisma, { documentId, ...passage, ...written(admin, text, clock.now()) });
}

/** @throws DomainError as `addRemark`, and NOT_FOUND for a remark that is gone */
export async function answerRemark(
  { db, clock }: RemarkDeps,
  admin: AdminIdentity,
  { of, id, text }: RemarkRef & { text: string },
): Promise<number> {
  const { documentId, parentId } = await requireRemark(db.prisma, admin, { of, id });
  if (parentId !== null) throw noSuchRemark();
  await refuseTooMany(db.prisma, documentId);
  const answer = written(admin, text, clock.now());
  try {
    return await insertRemark(db.prisma, { documentId, parentId: id, ...answer });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw noSuchRemark();
    throw error;
  }
}

function written(admin: AdminIdentity, text: string, createdAt: Date) {
  return { text, authorId: admin.adminId, writtenBy: admin.label, createdAt };
}

async function refuseTooMany(db: Db, documentId: number): Promise<void> {
  if ((await countRemarks(db, documentId)) < quotas.remarks.limit) return;
  throw new DomainError('BAD_REQUEST', 'There are too many remarks on this text.');
}

/** Marks a remark as done, or opens it again. Repeated, it keeps who was first. @throws DomainError NOT_FOUND */
export async function setDone(
  { db, clock }: RemarkDeps,
  admin: AdminIdentity,
  { isDone, ...ref }: RemarkRef & { isDone: boolean },
): Promise<void> {
  const { id, parentId } = await requireRemark(db.prisma, admin, ref);
  if (parentId !== null) throw noSuchRemark();
  await writeDone(db.prisma, id, isDone ? { doneAt: clock.now(), doneBy: admin.label } : null);
}

/**
 * Removes a remark with its answers, or an answer: one's own, or as owner any.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT for a remark that others have answered
 */
export async function takeBackRemark(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  ref: RemarkRef,
): Promise<void> {
  const { adminId } = admin;
  const row = await requireRemark(db.prisma, admin, ref);
  if (!mayRemoveAll(admin)) {
    if (!isOwn(admin, row)) throw new DomainError('FORBIDDEN', 'This remark is not yours.');
    if (await hasAnswersOfOthers(db.prisma, { id: row.id, authorId: adminId })) {
      throw new DomainError('CONFLICT', 'Others have answered it. Mark it as done instead.');
    }
  }
  await deleteRemark(db.prisma, row.id);
}

async function requireRemark(
  db: Db,
  admin: AdminIdentity,
  { of, id }: RemarkRef,
): Promise<StoredRemark & { documentId: number }> {
  const { id: documentId } = await requireDocument(db, admin, of);
  const row = await findRemark(db, { id, documentId });
  if (!row) throw noSuchRemark();
  return { ...row, documentId };
}
