import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import type {
  DraftSave,
  SavedDraft,
  UnsentDraft,
} from '../../../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../../../shared/limits/limits.ts';
import { getDraft, saveDraft } from '../../../../unsent-drafts/server/unsent-drafts.service.ts';
import { lockRequest } from '../../request-moves.queries.ts';
import { openRequest } from '../request-keys.service.ts';

/** Belongs to the request and not to a link, because each mail contains a new link. */
export const entryPlace = (requestId: number) => ({ requestId, kind: 'requestEntry' }) as const;

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getEntryDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<UnsentDraft | null> {
  const { requestId } = await openRequest(deps, key);
  return getDraft(deps.db.prisma, entryPlace(requestId));
}

/**
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT for a text that does not follow from the stored draft,
 * TOO_MANY_REQUESTS
 */
export async function saveEntryDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  { key, ...draft }: DraftSave & { key: string },
): Promise<SavedDraft> {
  const { requestId } = await openRequest(deps, key);
  await deps.rateLimits.consume(counters['request-draft'], String(requestId));
  const now = deps.clock.now();
  return deps.db.prisma.$transaction(async (tx) => {
    if (!(await lockRequest(tx, requestId))) {
      throw new DomainError('NOT_FOUND', 'This link opens nothing.');
    }
    return saveDraft(tx, entryPlace(requestId), { ...draft, now });
  });
}
