import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { DraftSave, SavedDraft, UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../shared/limits/limits.ts';
import {
  getDraft,
  saveConversationDraft,
} from '../../unsent-drafts/server/unsent-drafts.service.ts';
import { findBrief } from './briefs.queries.ts';

const notFound = () => new DomainError('NOT_FOUND', 'There is no such brief.');

interface OwnBrief {
  developerId: number;
  briefId: number;
}

/** @throws DomainError NOT_FOUND for a brief of another developer */
export async function getBriefDraft(
  { db }: Pick<Deps, 'db'>,
  { developerId, briefId }: OwnBrief,
): Promise<UnsentDraft | null> {
  if (!(await findBrief(db.prisma, { id: briefId, developerId }))) throw notFound();
  return getDraft(db.prisma, { of: { briefId }, kind: 'answer' });
}

/**
 * @throws DomainError NOT_FOUND for a brief of another developer, CONFLICT for a text that does not follow from the stored draft,
 * TOO_MANY_REQUESTS
 */
export async function saveBriefDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  { developerId, briefId, ...draft }: OwnBrief & DraftSave,
): Promise<SavedDraft> {
  await deps.rateLimits.consume(counters['brief-draft'], String(developerId));
  if (!(await findBrief(deps.db.prisma, { id: briefId, developerId }))) throw notFound();
  return saveConversationDraft(deps, { of: { briefId }, kind: 'answer' }, draft);
}
