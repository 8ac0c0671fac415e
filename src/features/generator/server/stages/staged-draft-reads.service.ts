import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import type { DocumentRef } from '../../../documents/documents.ts';
import { findUsableDocument } from '../../../documents/server/document-access.ts';
import { defaultCategoryId } from '../../../posts/posts.ts';
import type { StagedDraft, StagedRow, StagedStep } from '../../staged-drafts.ts';
import { stagedDraftsContent } from '../../words/staged-drafts.ts';
import { toDomainError } from '../ai-outcomes.ts';
import { failureOf, outcomeOf } from '../runs/run-state.ts';
import {
  findStagedDraft,
  findStagedOfDocument,
  findStagedRows,
  type StoredStagedDraft,
  type StoredStep,
} from './staged-drafts.queries.ts';
import { kindOfStep } from './step-work.ts';

export const noSuchDraft = () => new DomainError('NOT_FOUND', 'This draft is not there any more.');

const { failures } = stagedDraftsContent.step;

function toStep(row: StoredStep): StagedStep {
  const { cancelledAt: _cancelled, model: _model, purpose: _purpose, costMicros, ...step } = row;
  const outcome = outcomeOf(row);
  const failure = failureOf(outcome);
  return {
    ...{ ...step, outcome, kind: kindOfStep(row) },
    costMicros: costMicros === null ? null : Number(costMicros),
    message: failure ? toDomainError(failure, failures[failure]).message : '',
  };
}

/** A post by its id, a text that is not created by its key. */
export function textRefOf({
  key,
  post,
}: NonNullable<StoredStagedDraft['document']>): DocumentRef | null {
  if (post) return { postId: post.id };
  return key === null ? null : { draftId: key };
}

export function toStagedDraft(row: StoredStagedDraft): StagedDraft {
  const { id, version, sections, document, updatedAt } = row;
  const { subject, reader, goal, sources, voice, categoryId } = row;
  return {
    ...{ id, version, sections, updatedAt },
    brief: { subject, reader, goal, sources, voice, categoryId: categoryId ?? defaultCategoryId },
    text: document && textRefOf(document),
    steps: row.steps.map(toStep),
  };
}

export async function listStagedDrafts(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
): Promise<StagedRow[]> {
  const rows = await findStagedRows(db.prisma, adminId, quotas.stagedDrafts.limit);
  return rows.map(({ _count: sections, ...row }) => ({
    ...row,
    sectionCount: sections.sections,
  }));
}

/** @throws DomainError NOT_FOUND for another admin's draft and for a discarded one */
export async function getStagedDraft(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
  id: number,
): Promise<StagedDraft> {
  const row = await findStagedDraft(db.prisma, { id, adminId });
  if (!row || row.discardedAt) throw noSuchDraft();
  return toStagedDraft(row);
}

/**
 * Finds the own draft whose text a document is. Null for other documents.
 * @throws DomainError NOT_FOUND for a document of somebody else
 */
export async function stagedDraftOfText(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  text: DocumentRef,
): Promise<{ id: number } | null> {
  const document = await findUsableDocument(db.prisma, admin, text);
  if (!document) return null;
  const { adminId } = admin;
  const id = await findStagedOfDocument(db.prisma, { documentId: document.id, adminId });
  return id === null ? null : { id };
}
