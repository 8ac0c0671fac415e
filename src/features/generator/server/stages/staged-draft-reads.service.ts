import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import {
  offeredDetailsSchema,
  type StagedDraft,
  type StagedRow,
  type StagedStep,
} from '../../staged-drafts.ts';
import { toDomainError } from '../ai-outcomes.ts';
import { failureOf, outcomeOf } from '../runs/run-state.ts';
import {
  findStagedDraft,
  findStagedRows,
  type StoredStagedDraft,
  type StoredStep,
} from './staged-drafts.queries.ts';
import { kindOfStep } from './step-work.ts';

export const noSuchDraft = () => new DomainError('NOT_FOUND', 'This draft is not there any more.');

function toStep(row: StoredStep): StagedStep {
  const { cancelledAt: _cancelled, model: _model, purpose: _purpose, costMicros, ...step } = row;
  const outcome = outcomeOf(row);
  const failure = failureOf(outcome);
  return {
    ...{ ...step, outcome, kind: kindOfStep(row) },
    costMicros: costMicros === null ? null : Number(costMicros),
    message: failure ? toDomainError(failure).message : '',
  };
}

export function toStagedDraft(row: StoredStagedDraft): StagedDraft {
  const { id, version, sections, updatedAt } = row;
  const { subject, reader, goal, sources, voice, categoryId } = row;
  const { title, slug, excerpt, metaTitle, metaDescription, metaKeywords } = row;
  const { imageUrl, imageAlt } = row;
  return {
    ...{ id, version, sections, updatedAt },
    brief: { subject, reader, goal, sources, voice, categoryId },
    details: {
      ...{ title, slug, excerpt, metaTitle, metaDescription, metaKeywords },
      ...{ imageUrl, imageAlt },
    },
    offeredDetails: offeredDetailsSchema.safeParse(row.offeredDetails).data ?? null,
    steps: row.steps.map(toStep),
  };
}

export async function listStagedDrafts(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
): Promise<StagedRow[]> {
  const rows = await findStagedRows(db.prisma, adminId, quotas.stagedDrafts.limit);
  return rows.map(({ sections, ...row }) => ({
    ...row,
    sectionCount: sections.length,
    writtenCount: sections.filter(({ html }) => html !== '').length,
  }));
}

/** @throws DomainError NOT_FOUND for another admin's draft and for a saved or discarded one */
export async function getStagedDraft(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
  id: number,
): Promise<StagedDraft> {
  const row = await findStagedDraft(db.prisma, { id, adminId });
  if (!row || row.savedAt || row.discardedAt) throw noSuchDraft();
  return toStagedDraft(row);
}
