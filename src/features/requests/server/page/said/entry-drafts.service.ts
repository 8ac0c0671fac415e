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

/** The draft of what a sender adds: of the request, not of one of its links, as each mail brings another one. */
export const entryPlace = (requestId: number) => ({ requestId, kind: 'requestEntry' }) as const;

/** The sender's unsent entry, for anybody who has a link. @throws DomainError NOT_FOUND for a key that opens nothing */
export async function getEntryDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<UnsentDraft | null> {
  const { requestId } = await openRequest(deps, key);
  return getDraft(deps.db.prisma, entryPlace(requestId));
}

/**
 * Keeps what the sender types.
 * @throws DomainError NOT_FOUND for a key that opens nothing, CONFLICT for a text that does not follow from the one that is
 *   there, TOO_MANY_REQUESTS
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
