import { opensNothing } from '../../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../../server/deps.ts';
import type {
  DraftLineage,
  DraftSave,
  SavedDraft,
  UnsentDraft,
} from '../../../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../../../shared/limits/limits.ts';
import {
  dropSentDraft,
  getDraft,
  saveConversationDraft,
} from '../../../../unsent-drafts/server/unsent-drafts.service.ts';
import { lockRequest } from '../../request-moves.queries.ts';
import { openRequest, openRequestToAct } from '../request-keys.service.ts';
import { enterSendersWords } from './senders-words.service.ts';

type EntryDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'content'>;

/**
 * Adds an entry of the sender and queues mail to the owner. A repetition within the hour is ignored.
 * @throws DomainError NOT_FOUND for an invalid key, TOO_MANY_REQUESTS
 */
export async function addSendersEntry(
  deps: EntryDeps,
  { key, text, draft }: { key: string; text: string; draft?: DraftLineage | undefined },
): Promise<void> {
  const { requestId, colleague } = await openRequestToAct(deps, key);
  await deps.rateLimits.consume(counters['request-entry'], String(requestId));
  const { clock, mail, settings, content } = deps;
  await deps.db.prisma.$transaction(async (tx) => {
    if (!(await lockRequest(tx, requestId))) throw opensNothing();
    await dropSentDraft(tx, entryPlace(requestId, colleague), { text, lineage: draft });
    const said = { requestId, text, writer: colleague ?? undefined, files: [] };
    await enterSendersWords({ clock, mail, settings, content }, tx, said);
  });
}

/** Belongs to a person of the request and not to a link, because each mail contains a new link. */
const entryPlace = (requestId: number, colleague: { id: number } | null) =>
  ({ of: { requestId }, kind: 'entry', colleagueId: colleague?.id ?? null }) as const;

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getEntryDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<UnsentDraft | null> {
  const { requestId, colleague } = await openRequest(deps, key);
  return getDraft(deps.db.prisma, entryPlace(requestId, colleague));
}

/**
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT for a text that does not follow from the stored draft,
 * TOO_MANY_REQUESTS
 */
export async function saveEntryDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  { key, ...draft }: DraftSave & { key: string },
): Promise<SavedDraft> {
  const { requestId, colleague } = await openRequest(deps, key);
  await deps.rateLimits.consume(counters['request-draft'], String(requestId));
  return saveConversationDraft(deps, entryPlace(requestId, colleague), draft);
}
