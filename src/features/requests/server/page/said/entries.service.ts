import { opensNothing } from '../../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../../server/deps.ts';
import type { DraftLineage } from '../../../../../shared/admin/unsent-drafts.ts';
import { countEntry } from '../../../../conversations/server/entries/entries.service.ts';
import { dropSentDraft } from '../../../../unsent-drafts/server/unsent-drafts.service.ts';
import { noticesOf } from '../../notices.service.ts';
import { lockRequest } from '../../request-moves.queries.ts';
import { openRequestToAct } from '../request-keys.service.ts';
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
  await countEntry(deps, 'requestId', requestId);
  const notices = noticesOf(deps);
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    if (!(await lockRequest(tx, requestId))) throw opensNothing();
    const place = { of: { requestId }, kind: 'entry', colleagueId: colleague?.id ?? null } as const;
    await dropSentDraft(tx, place, { text, lineage: draft });
    const writer = colleague ?? undefined;
    const said = { requestId, text, writer, files: [], channel: 'page', now } as const;
    await enterSendersWords(notices, tx, said);
  });
}
