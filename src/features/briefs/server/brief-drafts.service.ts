import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { DraftSave, SavedDraft, UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { getDraft, saveDraft } from '../../unsent-drafts/server/unsent-drafts.service.ts';
import { findBrief } from './briefs.queries.ts';

const notFound = () => new DomainError('NOT_FOUND', 'There is no such brief.');

interface OwnBrief {
  developerId: number;
  briefId: number;
}

/** The word that a developer has typed about a brief and not sent. @throws DomainError NOT_FOUND for somebody else's */
export async function getBriefDraft(
  { db }: Pick<Deps, 'db'>,
  { developerId, briefId }: OwnBrief,
): Promise<UnsentDraft | null> {
  if (!(await findBrief(db.prisma, { id: briefId, developerId }))) throw notFound();
  return getDraft(db.prisma, { briefId, kind: 'briefWord' });
}

/**
 * Keeps the word that a developer types.
 * @throws DomainError NOT_FOUND for somebody else's brief, CONFLICT for a text that does not follow from the one that is there,
 *   TOO_MANY_REQUESTS
 */
export async function saveBriefDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  { developerId, briefId, ...draft }: OwnBrief & DraftSave,
): Promise<SavedDraft> {
  await deps.rateLimits.consume(counters['brief-draft'], String(developerId));
  const now = deps.clock.now();
  return deps.db.prisma.$transaction(async (tx) => {
    const brief = await findBrief(tx, { id: briefId, developerId });
    if (!brief || !(await holdRequest(tx, brief.requestId))) throw notFound();
    return saveDraft(tx, { briefId, kind: 'briefWord' }, { ...draft, now });
  });
}
